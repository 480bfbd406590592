import { redirect } from 'react-router';
import type { Route } from './+types/post-photos.ts';
import { can } from '#rules/permissions.ts';
import { PHOTOS_MAX, PHOTOS_MIN } from '#rules/photo.ts';
import { marketContext } from '../page-context.ts';
import { arrangePhotos } from '../post/arrange-photos.ts';
import { PhotoForm } from '../post/photo-form.tsx';
import { PhotoList } from '../post/photo-list.tsx';
import { textOf } from '../post/read-fields.ts';
import { saveStep } from '../post/save-step.ts';
import { ensureMayPost, loadDraft, stepPath } from '../post/steps.ts';
import { StepFrame } from '../post/step-frame.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { loginPath } from '../submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** Why a photo was left out, by the code that the upload put into the address. */
const PROBLEMS: Record<string, string> = {
  'too-large': 'A photo was too large. Send photos of at most 15 MB and 50 megapixels.',
  'wrong-type': 'A file was not a photo we can read. Send photos as JPEG, PNG, WebP or AVIF.',
  'too-many': 'You have sent very many photos. Use or remove those that are on no ad, or go on in an hour.',
  invalid: `An ad has at most ${PHOTOS_MAX} photos. Remove one before you add another.`,
  unavailable: 'We could not finish a photo. Please send it again.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const isNew = !url.searchParams.has('draft');
  // Staff begin with the seller and the consent.
  if (isNew && can(context.get(marketContext).viewer, 'post an ad for a seller'))
    throw redirect('/super-admin-user/enter-ad');
  if (isNew) await ensureMayPost(context);
  const problems = url.searchParams.getAll('problem').flatMap((code) => PROBLEMS[code] ?? []);
  return { ad: isNew ? null : await loadDraft(context, url), problems };
}

/** The buttons beside each photo. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const id = url.searchParams.get('draft') ?? '';
  const { viewer, myAds } = context.get(marketContext);
  if (viewer === null) throw redirect(loginPath(request));
  const { ad } = await orRefusedPage(myAds.show(id));
  let moved = '';
  return saveStep({
    request,
    context,
    read: (form) => {
      const act = textOf(form, 'act') ?? '';
      moved = /^(?:main|earlier|later|tape):(.+)$/.exec(act)?.[1] ?? '';
      return { photos: arrangePhotos(ad.photos, act) };
    },
    // Whoever moves photos by keyboard goes on where they were.
    next: () => `${stepPath('photos', id)}${moved && `#photo-${moved}`}`,
  });
}

export default function PostPhotos({ loaderData: { ad, problems }, actionData }: Route.ComponentProps) {
  const photos = ad?.photos ?? [];
  const missing = PHOTOS_MIN - photos.length;
  return (
    <StepFrame
      step="photos"
      draft={ad?.id ?? null}
      isPosted={!!ad?.publishedAt}
      hasProblems={problems.length > 0}
    >
      {problems.map((problem) => (
        <Note key={problem} kind="problem" isAlert>
          {problem}
        </Note>
      ))}
      {!ad && (
        <p>
          You need a tape measure, daylight, and a kitchen scale if the hair is cut. It takes about three
          minutes.
        </p>
      )}
      <PhotoForm draft={ad?.id ?? null} photos={photos} />
      {ad && photos.length > 0 && <PhotoList ad={ad} state={actionData} />}
      {ad && (
        <>
          {missing > 0 && <p>{missing === 1 ? 'One more photo is needed.' : 'Two photos are needed.'}</p>}
          {missing <= 0 && !photos.some(({ tape }) => tape) && (
            <p>Does one of them show a tape measure? Press its Tape button: such ads sell best.</p>
          )}
          <ButtonLink href={stepPath('hair', ad.id)}>Go on: the hair</ButtonLink>
        </>
      )}
    </StepFrame>
  );
}
