import { formatSoonIn } from '../countries/time-zones.ts';

type Side = 'buyer' | 'seller';

/** What keeps two people from agreeing on a protected sale, and on whose side it is. */
export type SaleBar =
  | { whose: Side; why: 'cancels'; until: Date }
  | { whose: Side; why: 'lost-disputes' }
  | { whose: 'buyer'; why: 'case' | 'came-late' }
  | { whose: Side; why: 'open-sales'; open: number };

/** In one sentence for one of the two, with what they can do about it; of the other side no more than concerns them. */
export function sayBar(bar: SaleBar, reader: { side: Side; zone: string }): string {
  if (bar.whose !== reader.side) return OF_THE_OTHER[bar.whose][bar.why];
  switch (bar.why) {
    case 'cancels':
      return `You have cancelled three paid sales. You can ${bar.whose === 'buyer' ? 'buy' : 'sell'} with protection again from ${formatSoonIn(bar.until, reader.zone)}.`;
    case 'lost-disputes':
      return `We decided two disputes against you. So you cannot ${bar.whose === 'buyer' ? 'buy' : 'sell'} with protection now. Write to us if that is wrong.`;
    case 'came-late':
      return 'A parcel came to you after its money had gone back. Pay for it first: you find it under Sales.';
    case 'case':
      return 'You have a case open at PayPal. You can buy with protection again when it is closed.';
    case 'open-sales':
      return `You have ${bar.open} protected sales that are not over. Wait until one is.`;
  }
}

const OF_THE_OTHER: Record<Side, Record<SaleBar['why'], string>> = {
  buyer: {
    cancels: 'This buyer cannot buy with protection now. You were not bound to anything.',
    'lost-disputes': 'This buyer cannot buy with protection now. You were not bound to anything.',
    'came-late': 'This buyer cannot buy with protection now. You were not bound to anything.',
    case: 'This buyer cannot buy with protection now. You were not bound to anything.',
    'open-sales': 'This buyer has too many protected sales that are not over. Wait until one is.',
  },
  seller: {
    cancels: 'This seller cannot sell with protection now. You can ask about it in a message.',
    'lost-disputes': 'This seller cannot sell with protection now. You can ask about it in a message.',
    'came-late': 'This seller cannot sell with protection now. You can ask about it in a message.',
    case: 'This seller cannot sell with protection now. You can ask about it in a message.',
    'open-sales': 'This seller has too many protected sales that are not over. Come back when one is.',
  },
};
