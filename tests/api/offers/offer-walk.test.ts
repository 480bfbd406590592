import { expect, test } from 'vitest';
import { type Act, ASKED, OfferModel } from '#tests/support/offers/offer-model.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';
import { openRandom } from '#tests/support/random.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useOfferSite();

/** `OFFER_STEPS=10000` for the long walk. */
const STEPS = Number(process.env.OFFER_STEPS ?? 300);
const STEPS_OF_AN_AD = 25;
const ACTS: Act[] = ['accept', 'decline', 'counter', 'withdraw', 'keepReserved', 'callOff'];

test(
  `${STEPS} commands at random leave what a simple model says`,
  async () => {
    const random = openRandom('offers');
    const cora = await site.other();
    const send = (who: string, name: string, body: object) =>
      who === 'cora' ? cora.post(`/api/offer/${name}`, body) : site.act(name, body, who as 'asha' | 'bela');
    for (let step = 0; step < STEPS;) {
      await site.start();
      const model = new OfferModel(site.clock.now.getTime());
      const ids: string[] = [];
      for (let left = STEPS_OF_AN_AD; left > 0 && step < STEPS; left -= 1, step += 1) {
        const what = random.pick(['make', 'make', 'act', 'act', 'act', 'act', 'wait', 'job']);
        if (what === 'wait') {
          const ms = random.pick([1, 6, 13, 25, 49]) * HOUR_MS;
          model.wait(ms);
          site.wait(ms);
        } else if (what === 'job') await site.job();
        else if (what === 'make') {
          const [who, amount] = [random.pick(['bela', 'cora']), random.integer(200_00, 430_00)];
          const answer = await send(who, 'make', { adId: site.adId, amount });
          expect(answer.statusCode, `${who} makes: ${answer.body}`).toBe(model.make(who, amount));
          if (answer.statusCode === 200) ids.push(answer.json().offer.id);
        } else if (ids.length > 0) {
          const at = random.pick([ids.length - 1, ids.length - 1, random.integer(0, ids.length - 1)]);
          const [who, act] = [random.pick(['asha', 'asha', 'bela', 'cora']), random.pick(ACTS)];
          const amount = random.pick([model.offers[at]?.amount ?? 0, random.integer(ASKED / 2, ASKED)]);
          const answer = await send(who, act, {
            offerId: ids[at],
            amount: needsAmount(act) ? amount : undefined,
          });
          expect(answer.statusCode, `${who} ${act}: ${answer.body}`).toBe(model.act(who, act, at, amount));
          if (answer.statusCode === 200 && act === 'counter') ids.push(answer.json().offer.id);
        }
      }
      await site.job();
      const rows = new Map((await site.rows()).map(({ id, state }) => [id, state as string]));
      expect(ids.map((id) => rows.get(id))).toEqual(model.offers.map(({ state }) => state));
      const agreed = model.offers.findIndex(({ state }) => state === 'accepted');
      expect((await site.reserved()).reserved_offer).toBe(ids[agreed] ?? null);
    }
  },
  60_000 + STEPS * 500,
);

const needsAmount = (act: Act) => act === 'accept' || act === 'counter';
