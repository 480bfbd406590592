import { useEffect, useRef } from 'react';
import { PHOTO_TYPES } from '#rules/photo-types.ts';
import { MESSAGE_PHOTOS_MAX } from '#rules/messages/message-words.ts';
import { FieldProblems } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';

type PhotoFieldProps = { onChoose: (files: readonly File[]) => void; state: FormState | undefined };

/** Photos for a message. What is chosen sets off at once; without script it goes with the form. */
export function PhotoField({ onChoose, state }: PhotoFieldProps) {
  const isAlive = useIsAlive();
  const field = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(field.current?.files ?? [])];
    if (files.length > 0) onChoose(files);
    if (field.current) field.current.value = '';
  };
  useTakeEarly(take);
  return (
    <div className="talk-field">
      <label htmlFor="photos">
        Add photos<span className="talk-field-most"> (up to {MESSAGE_PHOTOS_MAX})</span>
      </label>
      <input
        ref={field}
        id="photos"
        type="file"
        // By script they are sent beforehand, and only their ids go with the form.
        name={isAlive ? undefined : 'image'}
        multiple
        accept={PHOTO_TYPES.join(',')}
        onChange={take}
      />
      <FieldProblems name="photos" problems={state?.problems['photos'] ?? []} />
    </div>
  );
}

/** What was chosen before script took over. */
function useTakeEarly(take: () => void): void {
  const first = useRef(take);
  useEffect(() => first.current(), []);
}

/** Photos that had arrived when a form came back without script: they stay with the message unless unticked. */
export function AttachedPhotos({ ids }: { ids: readonly string[] }) {
  return ids.map((id, at) => (
    <label key={id} className="talk-field-attached">
      <input type="checkbox" name="photos" value={id} defaultChecked /> Photo {at + 1} goes with this message
    </label>
  ));
}
