import { data } from 'react-router';
import type { Route } from './+types/post-save-route.ts';
import type { Market } from '#market/market.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { EditAd } from '#rules/ads/ad-schema.ts';
import { check } from '#rules/check-input.ts';
import { marketContext } from '../../request/page-context.ts';
import { STEP_READERS } from '../fields/step-fields.ts';
import { arrangePhotos, readTurned } from '../photos/arrange-photos.ts';
import { saveWhatIsRight } from './save-ad.ts';
import { readSentStep, Sent } from './save-step.ts';
import { submit } from '../../request/submit.ts';

/** There is nothing to look at here. */
export const loader = () => {
  throw data(null, { status: 404 });
};

/** Saves a draft beside its page: while it is typed, or when a photo is moved. */
export async function action(args: Route.ActionArgs) {
  if (args.context.get(marketContext).viewer === null) return answerJson({ code: 'not-signed-in' }, 401);
  const step = args.url.searchParams.get('step') ?? '';
  if (step === 'photos') return savePhotos(args);
  const read = STEP_READERS[step];
  if (!read) return answerJson({ code: 'not-found' }, 404);
  const saved = await submit({
    ...args,
    schema: Sent,
    read: (form) => readSentStep(form, read),
    order: saveWhatIsRight,
  });
  if (!saved.isDone) return answerRefused(saved.back);
  const { ad, problems } = saved.answer;
  return answerJson(
    { version: ad?.version ?? null, savedAt: ad?.updatedAt ?? null, problems },
    ad ? 200 : 422,
  );
}

/** What was done to one photo, or their order: on whatever the ad has now, so photos on their way disturb nobody. */
async function savePhotos(args: Route.ActionArgs) {
  const saved = await submit({
    ...args,
    schema: Sent,
    read: (form) => ({ adId: form.get('draft'), act: form.get('act') }),
    order: (market, { adId, act }) => arrange(market, String(adId), String(act)),
  });
  if (!saved.isDone) return answerRefused(saved.back);
  const { id, version, photos } = saved.answer;
  return answerJson({ album: { draft: id, version, photos } }, 200);
}

async function arrange({ myAds }: Market, adId: string, act: string): Promise<OwnAd> {
  const photoId = readTurned(act);
  if (photoId !== undefined) return myAds.turnPhoto({ adId, photoId });
  const { ad } = await myAds.show(adId);
  const photos = arrangePhotos(ad.photos, act);
  return myAds.edit(check(EditAd, { adId, version: ad.version, photos }));
}

type Refused = { data: { message: string }; init: ResponseInit | null };

const answerRefused = ({ data: { message }, init }: Refused) => answerJson({ message }, init?.status ?? 422);

const answerJson = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
