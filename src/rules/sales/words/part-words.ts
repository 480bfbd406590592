import { main, quiet, type SaleFacts } from './sale-screen.ts';

/** The seller gives some of the money back, and the hair is kept. */
export const offerPart = quiet('offer-part', 'Offer some money back');

export const partOffered = ({ seller, partOffered: part }: SaleFacts) =>
  part !== null && `${seller} offers you ${part} back, and you keep the hair.`;

export const takePart = ({ partOffered: part }: SaleFacts) =>
  part !== null && main('take-part', `Take ${part}`);
