import { Suspense, useEffect, useRef, useState } from 'react';
import type { useFetcher } from 'react-router';
import type { Talker } from '#rules/messages/quick-questions.ts';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { Composer } from './composer.tsx';
import { ONCE_FIELD } from './once-field.ts';
import type { ChosenPhoto } from '../photos/photo-tray.tsx';
import { AttachedPhotos, PhotoField } from '../photos/photo-field.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import styles from './reply.module.css';

const KeepTyped = lazyPart(() => import('../../sales/forms/keep-typed.tsx'));
/** Not before somebody has chosen a photo. */
const PhotoTray = lazyPart(() => import('../photos/photo-tray.tsx'));

type ReplyProps = {
  conversationId: string;
  talker: Talker;
  fetcher: ReturnType<typeof useFetcher<object>>;
  /** What came back of a form that was sent without script. */
  state: FormState | undefined;
  /** A quick question that was chosen without script. */
  question: string | undefined;
};

/** The answer to a conversation. It is emptied once its message has arrived, and not a moment sooner. */
export function Reply({ conversationId, talker, fetcher, state: posted, question }: ReplyProps) {
  const isAlive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const once = useOnceKey(fetcher.data);
  const photos = useChosenPhotos(fetcher.data);
  const state = fetcher.data ? asRefused(fetcher.data) : posted;
  useEffect(() => {
    if (isSent(fetcher.data)) form.current?.reset();
  }, [fetcher.data]);
  return (
    <div className={styles.dock} data-page-bar>
      <Composer
        state={state}
        label="Your reply"
        button="Send"
        isSmall
        isSending={fetcher.state !== 'idle' || photos.isBusy}
        draft={question}
        form={{ ref: form, fetcher, encType: isAlive ? PLAIN : 'multipart/form-data' }}
        tools={<PhotoField onChoose={photos.choose} state={state} />}
      >
        {once && <input type="hidden" name={ONCE_FIELD} value={once} />}
        <Suspense>{once && <KeepTyped as={`reply ${conversationId}`} state={state} />}</Suspense>
        <QuickQuestions
          talker={talker}
          toHref={(number) => `/messages/${conversationId}?ask=${number}#newest`}
        />
        {photos.chosen.length > 0 ? (
          <Suspense>
            <PhotoTray key={photos.round} chosen={photos.chosen} onBusy={photos.setBusy} />
          </Suspense>
        ) : (
          <AttachedPhotos ids={state?.typed['photos'] ?? []} />
        )}
      </Composer>
    </div>
  );
}

/** By script the photos are there before the form is sent. */
const PLAIN = 'application/x-www-form-urlencoded';

const isSent = (answer: object | undefined): boolean => answer !== undefined && 'sent' in answer;

/** Files that were chosen for the message that is being written; with the next one it begins anew. */
function useChosenPhotos(answer: object | undefined) {
  const [chosen, setChosen] = useState({ answer, files: [] as readonly ChosenPhoto[], round: 0 });
  const [isBusy, setBusy] = useState(false);
  if (answer !== chosen.answer)
    setChosen(isSent(answer) ? { answer, files: [], round: chosen.round + 1 } : { ...chosen, answer });
  return {
    chosen: chosen.files,
    round: chosen.round,
    isBusy: isBusy && chosen.files.length > 0,
    setBusy,
    choose: (files: readonly File[]) => {
      const added = files.map((file) => ({ file, preview: URL.createObjectURL(file) }));
      setChosen((now) => ({ ...now, files: [...now.files, ...added] }));
    },
  };
}

/** Names what is being written until it was sent: should an answer be lost on the way, sending again doubles nothing. */
function useOnceKey(answer: object | undefined): string | undefined {
  const isAlive = useIsAlive();
  const [key, setKey] = useState({ answer, name: '' });
  const isNew = answer !== key.answer && isSent(answer);
  if (isAlive && (isNew || key.name === '')) setKey({ answer, name: crypto.randomUUID() });
  return isAlive ? key.name : undefined;
}
