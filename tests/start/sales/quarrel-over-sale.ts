import type { Random } from '#demo/random.ts';
import type { LabPerson, SalesLab } from './sales-lab.ts';

const TEXT = 'The hair is not what the photos show: it is much shorter than that.';
const STATEMENT = 'We looked at the photos of both sides, at the scale and at what was agreed on.';
const RETURN_TO = { name: 'A Seller', lines: '1 High Street\nLeeds LS1 1AA', country: 'GB' };

export type Quarrel = {
  lab: SalesLab;
  number: number;
  random: Random;
  seller: LabPerson;
  buyer: LabPerson;
  step: (who: LabPerson, name: string, more?: object) => Promise<unknown>;
  /** A step of staff, from the version that stands. */
  decide: (name: string, more: object) => Promise<unknown>;
};

/** The buyer says that something is wrong. Either side may give way or stop answering, and staff may never come. */
export async function quarrelOver(quarrel: Quarrel): Promise<void> {
  const { lab, random, seller, buyer, step, decide } = quarrel;
  const photosOf = async (who: LabPerson, kind: string) => [
    { id: await lab.photo(who.id), kind },
    { id: await lab.photo(who.id), kind: 'scale' },
  ];
  const reason = random.pick(['not-as-described', 'less-than-agreed', 'damaged', 'empty-or-wrong']);
  await step(buyer, 'dispute', { reason, text: TEXT, photos: await photosOf(buyer, 'opened') });
  if (random.chance(0.1)) await step(buyer, 'drop');
  if (random.chance(0.15)) {
    await step(seller, 'offerPart', { amount: 15_00 });
    await step(buyer, 'takePart');
  }
  if (random.chance(0.15)) await step(seller, 'giveIn', { wantsHairBack: random.chance(0.5) });
  else if (random.chance(0.7)) await step(seller, 'answer', { text: TEXT });

  if (random.chance(0.6)) {
    const outcome = random.pick(['release', 'refund', 'part', 'return']);
    const amount = outcome === 'part' ? { amount: 20_00 } : {};
    await decide('decideSale', { outcome, ...amount, statement: STATEMENT });
    if (random.chance(0.3)) {
      await step(random.pick([buyer, seller]), 'appeal', { text: TEXT });
      if (random.chance(0.7))
        await decide('decideSaleAppeal', {
          outcome: random.pick(['release', 'refund']),
          statement: STATEMENT,
        });
    } else if (random.chance(0.5)) {
      await step(buyer, 'acceptDecision');
      await step(seller, 'acceptDecision');
    }
  }
  // Refused wherever nothing goes back, as it is to people who press what an old page shows.
  await step(seller, 'returnAddress', RETURN_TO);
  if (random.chance(0.7))
    await step(buyer, 'postReturn', {
      carrier: 'other',
      number: `BACK${String(quarrel.number).padStart(8, '0')}`,
      photos: await photosOf(buyer, 'return'),
    });
  if (random.chance(0.2)) await step(seller, 'objectReturn', { text: TEXT });
  else if (random.chance(0.5)) await step(seller, 'returnCame');
}
