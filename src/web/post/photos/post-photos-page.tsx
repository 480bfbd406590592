import { Suspense } from 'react';
import { redirect, useLocation } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/post-photos-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import { can } from '#rules/permissions.ts';
import { PHOTOS_MIN } from '#rules/ads/photos/photo.ts';
import { marketContext } from '../../request/page-context.ts';
import { arrangePhotos, readTurned } from './arrange-photos.ts';
import { PhotoForm } from './photo-form.tsx';
import { explainRefused } from './queue/refused-files.ts';
import { useAlbum, useAlbumKey } from './use-album.ts';
import { usePhotoActs } from './use-photo-acts.ts';
import { usePhotoQueue } from './queue/use-photo-queue.ts';
import { useWaitBeforeLeaving } from './queue/use-wait-before-leaving.ts';
import { readFormData, readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { saveStep } from '../save/save-step.ts';
import { ensureMayPost, loadDraft } from '../draft/load-draft.ts';
import { stepPath } from '../step/steps.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { Note } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Post an ad', url: '/post-an-ad' }, { label: 'Your ad' }],
};

/** With all that it takes to drag them: not before there is a photo. The server has it at hand. */
const PhotoList = import.meta.env.SSR
  ? (await import('./photo-list.tsx')).default
  : lazyPart(() => import('./photo-list.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const isNew = !url.searchParams.has('draft');
  // Staff begin with the seller and the consent.
  if (isNew && can(context.get(marketContext).viewer, 'post an ad for a seller'))
    throw redirect('/super-admin-user/enter-ad');
  if (isNew) await ensureMayPost(context);
  const ad = isNew ? null : await loadDraft(context, url);
  const { myAds, photos } = context.get(marketContext);
  const limit = await myAds.photoLimit(ad?.id ?? null);
  return { ad, limit, refused: explainRefused(await photos.showRefused(), limit.sentence) };
}

/** The buttons beside each photo. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const id = url.searchParams.get('draft') ?? '';
  const { myAds } = requireSignIn({ url, context });
  const form = await readFormData(request);
  const photoId = readTurned(readText(form, 'act') ?? '');
  if (photoId !== undefined) return turnFromForm({ request, form, url, context }, photoId);
  const { ad } = await orRefusedPage(myAds.show(id));
  let moved = '';
  return saveStep({
    request,
    form,
    url,
    context,
    read: (sent) => {
      const act = readText(sent, 'act') ?? '';
      moved = /^(?:main|earlier|later|tape):(.+)$/.exec(act)?.[1] ?? '';
      return { photos: arrangePhotos(ad.photos, act) };
    },
    // Whoever moves photos by keyboard goes on where they were.
    next: () => `${stepPath('photos', id)}${moved && `#photo-${moved}`}`,
  });
}

/** Turned once, however often the button was pressed; the list shows it in its place. */
async function turnFromForm(posted: Posted, photoId: string) {
  const sent = await submit({
    ...posted,
    schema: z.string(),
    read: (form) => form.get('draft'),
    order: (market, adId) => market.myAds.turnPhoto({ adId, photoId }),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(stepPath('photos', sent.answer.id), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PostPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotoStep key={useAlbumKey(loaderData.ad)} {...loaderData} state={actionData} />;
}

type PhotoStepProps = Route.ComponentProps['loaderData'] & { state: FormState | undefined };

function PhotoStep({ ad, limit, refused: refusedBefore, state }: PhotoStepProps) {
  const { album, now, takeIn } = useAlbum(ad);
  const acts = usePhotoActs(album, takeIn);
  const queue = usePhotoQueue({ now, settled: acts.settled, limit, takeIn });
  const isWaiting = useWaitBeforeLeaving({
    isBusy: acts.isBusy || queue.isBusy,
    hasFailed: queue.hasFailed,
  });
  // Whoever chose again has read it.
  const refused = queue.wasUsed ? [] : refusedBefore;
  return (
    <StepFrame
      step="photos"
      draft={album?.draft ?? null}
      isPosted={!!ad?.publishedAt}
      hasProblems={refused.length > 0}
    >
      {refused.length > 0 && (
        <Note kind="problem" isAlert>
          {refused.length === 1 ? 'One file was' : `${refused.length} files were`} left out. The reason is
          shown where you chose it; everything else is saved.
        </Note>
      )}
      {!album && <p>You need a tape measure, daylight, and a kitchen scale if the hair is cut.</p>}
      <PhotoForm draft={album?.draft ?? null} photos={acts.photos} told={{ refused, limit, queue }} />
      {album && acts.photos.length > 0 && (
        <Suspense>
          <PhotoList
            ad={{ id: album.draft, version: album.version }}
            photos={acts.photos}
            isGrowing={queue.wasUsed}
            turning={acts.turning}
            state={state}
            onAct={acts.act}
          />
        </Suspense>
      )}
      {album && <GoOn draft={album.draft} photos={acts.photos} />}
      <output>{isWaiting && 'We continue as soon as your photos have arrived.'}</output>
    </StepFrame>
  );
}

/** What is still missing, and the way on. */
function GoOn({ draft, photos }: { draft: string; photos: readonly AlbumPhoto[] }) {
  const isBack = useLocation().search.includes('&back=');
  const missing = PHOTOS_MIN - photos.length;
  return (
    <>
      {missing > 0 && <p>{missing === 1 ? 'One more photo is needed.' : 'Two photos are needed.'}</p>}
      {missing <= 0 && !photos.some(({ tape }) => tape) && (
        <p>Does one of them show a tape measure? Press its Tape button: such ads sell best.</p>
      )}
      <ButtonLink href={stepPath(isBack ? 'check' : 'hair', draft)}>
        {`Continue to ${isBack ? 'Check' : 'the hair'}`}
      </ButtonLink>
    </>
  );
}
