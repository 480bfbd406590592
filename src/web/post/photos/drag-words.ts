import type { DndContextProps } from '@dnd-kit/core';

/** What whoever cannot see it hears of a photo that is dragged. */
export function dragWords(ids: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const place = (id: string | number) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return {
    screenReaderInstructions: {
      draggable:
        'Press space to pick the photo up, the arrow keys to move it, space to put it down, escape to leave it.',
    },
    announcements: {
      onDragStart: ({ active }) => `Picked up photo ${place(active.id)}.`,
      onDragOver: ({ over }) => (over ? `It is over position ${place(over.id)}.` : undefined),
      onDragEnd: ({ over }) => (over ? `Put down at position ${place(over.id)}.` : 'Put back.'),
      onDragCancel: () => 'Put back where it was.',
    },
  };
}
