import type { ComponentProps } from 'react';
import type { Told } from './photo-queue.tsx';

type PhotoPickerProps = Pick<ComponentProps<'input'>, 'id' | 'multiple' | 'accept' | 'capture'> & {
  name: string;
  queue: Told['queue'];
};

/** A field for photos. What is chosen sets off at once; without script it goes with the form. */
export const PhotoPicker = ({ name, queue, ...input }: PhotoPickerProps) => (
  <input
    type="file"
    name={name}
    onChange={({ currentTarget }) => {
      queue.choose(currentTarget.files ?? [], name);
      currentTarget.value = '';
    }}
    {...input}
  />
);
