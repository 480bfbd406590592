import { redirect } from 'react-router';
import { EditAd } from '#rules/ads/ad-schema.ts';
import { isTicked, isToStay, readAmount, readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';

/** Another price for an ad, from the field beside it; `priced` where it is told on the spot. */
export async function priceFromForm(posted: Posted) {
  let stays = false;
  const sent = await submit({
    ...posted,
    schema: EditAd,
    read: (form) => {
      stays = isToStay(form);
      return {
        adId: readText(form, 'adId'),
        version: Number(form.get('version')),
        price: readAmount(form, 'price'),
        priceConfirmed: isTicked(form, 'priceConfirmed'),
      };
    },
    order: (market, edit) => market.myAds.edit(edit),
  });
  if (!sent.isDone) return sent.back;
  const { id, price, version } = sent.answer;
  if (stays) return { priced: { adId: id, price, version } };
  throw redirect(`${posted.url.pathname}?priced=1`, 303);
}
