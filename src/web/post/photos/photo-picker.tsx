import { type ComponentProps, useEffect, useRef } from 'react';
import type { Told } from './queue/photo-queue.tsx';

type PhotoPickerProps = Pick<ComponentProps<'input'>, 'id' | 'multiple' | 'accept' | 'capture'> & {
  name: string;
  queue: Told['queue'];
};

/** A field for photos. What is chosen sets off at once; without script it goes with the form. */
export function PhotoPicker({ name, queue, ...input }: PhotoPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const send = (chosen: HTMLInputElement) => {
    queue.choose(chosen.files ?? [], name);
    chosen.value = '';
  };
  // Whoever was quicker than React has chosen already, and is not asked again.
  useEffect(() => {
    if (field.current?.files?.length) send(field.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over
  }, []);
  return (
    <input
      ref={field}
      type="file"
      name={name}
      onChange={({ currentTarget }) => send(currentTarget)}
      {...input}
    />
  );
}
