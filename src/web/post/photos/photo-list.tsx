import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { DraftFields } from '../step/step-frame.tsx';
import { dragWords } from './drag-words.ts';
import { PhotoItem } from './photo-item.tsx';
import { useInSight } from './use-in-sight.ts';
import styles from './photos.module.css';

type PhotoListProps = {
  ad: { id: string; version: number };
  photos: readonly AlbumPhoto[];
  /** Photos were sent from this page. */
  isGrowing: boolean;
  /** Those that are being turned. */
  turning: readonly string[];
  state: FormState | undefined;
  onAct: (act: string) => void;
};

/** The photos in their order: dragged by mouse, finger or keyboard, or moved by their buttons, which need no script. */
export default function PhotoList({ ad, photos, isGrowing, turning, state, onAct }: PhotoListProps) {
  const ids = photos.map(({ id }) => id);
  const list = useInSight<HTMLDivElement>(ids.length, isGrowing);
  const [acted, setActed] = useState<{ id: string | undefined } | null>(null);
  const press = (act: string) => {
    const [what, id = ''] = act.split(':');
    const at = ids.indexOf(id);
    setActed({ id: what === 'remove' ? (ids[at + 1] ?? ids[at - 1]) : id });
    onAct(act);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const order = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    onAct(`order:${order.join(',')}`);
  };
  return (
    <div ref={list} className={styles.wide}>
      <Form
        state={state}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          if (submitter instanceof HTMLButtonElement) press(submitter.value);
        }}
      >
        <DraftFields ad={ad} />
        <DndContext
          id="photo-order"
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={dragWords(ids)}
          onDragEnd={drop}
        >
          <SortableContext items={ids} strategy={rectSortingStrategy}>
            <ol className={styles.photos}>
              {photos.map((photo, at) => (
                <PhotoItem
                  key={photo.id}
                  photo={photo}
                  at={at}
                  last={photos.length - 1}
                  isTurning={turning.includes(photo.id)}
                  acted={acted?.id === photo.id ? acted : null}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      </Form>
    </div>
  );
}
