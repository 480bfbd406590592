/**
 * Shows a page of ours at its own address without leaving this one: only the parts marked `data-fresh` are taken from
 * it, so whatever else is going on here goes on. Undefined if the page could not be had.
 */
export async function showFresh(
  address: string,
  prepare: (part: Element) => void,
): Promise<Document | undefined> {
  const page = await pageAt(address);
  if (!page) return undefined;
  const focused = document.activeElement?.id;
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = page.querySelector(`[data-fresh="${part.dataset['fresh']}"]`);
    if (!fresh) continue;
    prepare(fresh);
    part.replaceWith(document.adoptNode(fresh));
  }
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
  history.replaceState(history.state, '', address);
  return page;
}

/** Read as a document by the browser itself: text that becomes markup is what the site's own rules forbid. */
function pageAt(address: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    // Whoever is logged out meanwhile is led to the login: that is another page.
    const isThere = () => request.status === 200 && request.responseURL.endsWith(address);
    request.addEventListener('load', () => resolve((isThere() && request.responseXML) || undefined));
    request.addEventListener('error', () => resolve(undefined));
    request.send();
  });
}
