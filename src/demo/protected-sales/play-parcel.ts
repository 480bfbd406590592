import { moveSaleMoney } from '#market/sales/money/move-sale-money.ts';
import { openSale } from '#market/sales/open-sale.ts';
import { stepSale } from '#market/sales/step-sale.ts';
import { acceptHair } from '#market/sales/steps/accept-hair.ts';
import { proveHair } from '#market/sales/steps/prove-hair.ts';
import { sayArrived } from '#market/sales/steps/parcel/say-arrived.ts';
import { shipHair } from '#market/sales/steps/parcel/ship-hair.ts';
import { showCodeWord } from '#market/sales/steps/show-code-word.ts';
import { tellTracking } from '#market/sales/steps/parcel/tell-tracking.ts';
import type { CarrierName } from '#rules/sales/parcel/carriers.ts';
import { takeSalePhotos } from './sale-photos.ts';
import { lookAt, type Scene } from './scene.ts';

export async function showWord(scene: Scene): Promise<void> {
  const { named } = await lookAt(scene, scene.seller);
  await showCodeWord(scene.stage.as(scene.seller), named);
}

/** A little more than was promised. */
const measure = ({ leastGrams, leastLength }: { leastGrams: number; leastLength: number }) => ({
  grams: leastGrams + 6,
  length: leastLength + 13,
});

/** The cut hair beside a tape and on a scale, each with the word. */
export async function prove(scene: Scene): Promise<void> {
  const { stage, darkroom, ad, seller } = scene;
  const { view, named } = await lookAt(scene, seller);
  const measured = measure(view.terms);
  const shown = { ad, word: view.words.code ?? '', grams: measured.grams };
  const ctx = stage.as(seller);
  const photos = await takeSalePhotos(ctx, darkroom, shown, [
    { view: 'tape', kind: 'tape' as const },
    { view: 'scale', kind: 'scale' as const },
  ]);
  await proveHair(ctx, { ...named, ...measured, photos });
}

/** The same step with nothing drawn. */
export async function proveUnseen(scene: Scene): Promise<void> {
  const { stage, seller } = scene;
  const { view, named } = await lookAt(scene, seller);
  const { grams, length } = measure(view.terms);
  const ctx = stage.as(seller);
  await ctx.write(async (unit) => {
    const { sale } = await openSale(ctx, unit, named, 'seller');
    const change = { grams, length_mm: length };
    await stepSale(ctx, unit, sale, { as: 'seller', by: seller.id, event: 'prove', change });
  });
}

export async function ship(scene: Scene): Promise<void> {
  const { stage, seller, saleId, place } = scene;
  const { named } = await lookAt(scene, seller);
  const ctx = stage.as(seller);
  await shipHair(ctx, { ...named, ...addressParcel(seller.country ?? '', place), signed: true });
  await tellTracking(ctx, saleId);
}

const POSTS: Partial<Record<string, CarrierName>> = { IN: 'india-post', GB: 'royal-mail', US: 'usps' };

/** A number that its carrier could have given, and gives to nobody: they are counted from zero. */
function addressParcel(country: string, place: number): { carrier: CarrierName; number: string } {
  const carrier = POSTS[country];
  if (carrier === undefined) return { carrier: 'other', number: `DEMO${String(place).padStart(8, '0')}` };
  const digits = String(place + 1).padStart(8, '0');
  return { carrier, number: `RD${digits}${checkDigit(digits)}${country}` };
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const left = 11 - (sum % 11);
  return left === 10 ? 0 : left === 11 ? 5 : left;
}

export async function arrive(scene: Scene): Promise<void> {
  const { named } = await lookAt(scene, scene.buyer);
  await sayArrived(scene.stage.as(scene.buyer), named);
}

/** All is well, and the seller is paid. */
export async function accept(scene: Scene): Promise<void> {
  const { stage, buyer, saleId } = scene;
  const { named } = await lookAt(scene, buyer);
  await acceptHair(stage.as(buyer), named);
  await moveSaleMoney(stage.as(null), saleId);
}
