import type { BundleReason } from '#rules/bundles/bundle-reasons.ts';
import type { Money } from '#rules/money/money.ts';
import type { HairColour, Texture } from '#rules/hair/values.ts';

/** What the page draws and says of a hank: in words as far as they are the same for every reader. */
export type ShownHank = {
  id: string;
  letter: string;
  /** '18 in straight black'. */
  name: string;
  url: string;
  /** What its seller called it. */
  title: string;
  photo: { webp: string; avif: string | null } | null;
  price: string;
  /** What the seller asks in money of their own. */
  asks: string | null;
  /** 'Dev, York', and the page of theirs. */
  from: string;
  fromUrl: string;
  reasons: BundleReason[];
  inches: number;
  /** Those that count. */
  grams: number;
  /** All of it, by which it is drawn. */
  weighs: number;
  colour: HairColour;
  texture: Texture;
};

export type ShownSet = {
  hanks: ShownHank[];
  /** It was changed by its reader, who named each hank in the address. */
  isOwn: boolean;
  total: Money;
  counted: number;
  /** 'Hair £131 + about £30 for 3 parcels (your guess) = about £161.' */
  sum: string;
  /** '12 g more than you need', 'longest is 3 in longer', 'all never coloured'. */
  over: string[];
  /** Sellers of two of them. */
  oneParcelFrom: string[];
};

/** As far as it is drawn and told, in inches. */
export type ShownNeed = { inches: number; spread: number; grams: number };

/** What fits in one place of the open set; the address says which. */
export type ShownSwaps = {
  place: number;
  /** Why that cannot be told now. */
  refusal: string | null;
  items: { id: string; words: string; from: string; more: string; href: string }[];
};

type WayOut = { words: string; total: string; href: string };

export type ShownBundles = {
  sets: ShownSet[];
  swaps: ShownSwaps | null;
  alone: { hank: ShownHank; total: string } | null;
  waysOut: WayOut[];
  /** Why there is none. */
  none: string | null;
  looked: string;
  notes: string[];
  withoutPrice: { words: string; href: string } | null;
};
