import { type KeyboardEvent, useState } from 'react';
import { useIsAlive } from './use-is-alive.ts';

type Combobox = { listId: string; count: number; choose: (place: number) => void; close: () => void };

/**
 * A box of words with a list that is walked by the arrow keys while the focus stays in the box. Without script the box
 * is a plain one, and there is no list.
 */
export function useCombobox({ listId, count, choose, close }: Combobox) {
  const isAlive = useIsAlive();
  const [pointed, setPointed] = useState(-1);
  const place = pointed < count ? pointed : -1;
  const optionId = (at: number) => `${listId}-${at}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return;
    if (event.key === 'ArrowDown') setPointed(place + 1 === count ? -1 : place + 1);
    else if (event.key === 'ArrowUp') setPointed(place < 0 ? count - 1 : place - 1);
    else if (event.key === 'Enter' && place >= 0) choose(place);
    // The first Esc closes the list, the second whatever it stands in.
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return {
    box: isAlive
      ? {
          // A search box may not be a combobox; a text box may.
          type: 'text',
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-controls': listId,
          'aria-expanded': count > 0,
          'aria-activedescendant': place < 0 ? undefined : optionId(place),
          onKeyDown,
        }
      : { type: 'search' },
    /** Typed anew, nothing is pointed at. */
    reset: () => setPointed(-1),
    option: (at: number) => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': at === place,
      // A press on a row must not take the focus away.
      onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => choose(at),
    }),
  };
}
