/**
 * Makes a box of words a combobox whose list is walked by the arrow keys, while the focus stays in the box. The list
 * is written as a plain one in the page, because without script it is none. A row begins with its words.
 */
export function makeCombobox(box: HTMLInputElement, list: HTMLElement, choose: (text: string) => void) {
  // A search box may not be a combobox; a text box may.
  box.type = 'text';
  setAll(box, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id });
  list.setAttribute('role', 'listbox');

  let place = -1;
  const rows = () => [...list.children] as HTMLElement[];
  const point = (next: number) => {
    place = next;
    rows().forEach((each, at) => each.setAttribute('aria-selected', String(at === place)));
    const active = rows()[place];
    if (active) box.setAttribute('aria-activedescendant', active.id);
    else box.removeAttribute('aria-activedescendant');
    active?.scrollIntoView({ block: 'nearest' });
  };
  const offer = (drawn: readonly HTMLElement[]) => {
    drawn.forEach((each, at) => setAll(each, { role: 'option', id: `${list.id}-${at}` }));
    list.replaceChildren(...drawn);
    box.setAttribute('aria-expanded', String(drawn.length > 0));
    point(-1);
  };
  const chooseAt = (at: number) => {
    const text = rows()[at]?.firstElementChild?.textContent;
    if (text) choose(text);
  };
  offer([]);

  box.addEventListener('keydown', (event) => {
    const end = list.children.length;
    if (end === 0) return;
    if (event.key === 'ArrowDown') point(place + 1 === end ? -1 : place + 1);
    else if (event.key === 'ArrowUp') point(place < 0 ? end - 1 : place - 1);
    else if (event.key === 'Enter' && place >= 0) chooseAt(place);
    else return;
    event.preventDefault();
  });
  // A press on a row must not take the focus away.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    chooseAt(rows().findIndex((each) => target instanceof Node && each.contains(target)));
  });
  return { offer, isOpen: () => list.children.length > 0 };
}

function setAll(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
