import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PHOTO_TYPES } from '#rules/photo-types.ts';
import { FieldProblems } from '../../ui/form/fields/field.tsx';
import { useFieldState } from '../../ui/form/form.tsx';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { useHeldForm } from './use-held-form.ts';

type Sent = { isBusy?: boolean; id?: string; problem?: string };

const upload = async (file: File, name: string): Promise<Sent> => {
  const { uploadFile } = await import('../../ui/browser/upload-file.ts');
  return uploadFile(file, new AbortController().signal, name === 'receipt' ? name : undefined);
};
const CONNECTION_BROKE = 'The connection broke. Please choose it again.';

/** One photo of a sale. By script it sets off when it is chosen, and only its id goes with the form. */
export function PhotoInput({ name, label }: { name: string; label: string }) {
  const { typed } = useFieldState(name);
  const isAlive = useIsAlive();
  const [sent, setSent] = useState<Sent>({});
  const id = sent.id ?? typed?.findLast((each) => each !== '');
  const field = useRef<HTMLInputElement>(null);
  const isHeld = useHeldForm(field, { isBusy: sent.isBusy === true, hasFailed: sent.problem !== undefined });
  const send = async () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    setSent({ isBusy: true });
    setSent(await upload(file, name).catch(() => ({ problem: CONNECTION_BROKE })));
  };
  // What was chosen before script took over.
  const sendEarly = useEffectEvent(() => void send());
  useEffect(() => sendEarly(), []);
  return (
    <div className="sale-photo-input" data-is-there={id !== undefined || undefined}>
      <label htmlFor={name}>{label}</label>
      <input
        ref={field}
        id={name}
        type="file"
        name={isAlive ? undefined : name}
        accept={PHOTO_TYPES.join(',')}
        aria-describedby={`${name}-said`}
        onChange={() => void send()}
      />
      {id !== undefined && <input type="hidden" name={name} value={id} />}
      <output id={`${name}-said`}>
        {sent.isBusy
          ? `On its way…${isHeld ? ' All of it is sent when the photo is here.' : ''}`
          : id !== undefined && 'This photo is here. Choose another to replace it.'}
      </output>
      <FieldProblems name={name} problems={sent.problem === undefined ? [] : [sent.problem]} />
    </div>
  );
}
