/** What the provider says of a payment, and what we asked for. */
type Told = {
  id: string;
  reference: string | null;
  total: { amount: number; currency: string } | null;
  fee: number | null;
  merchantId: string | null;
  isDelayed: boolean;
  payer: { id: string; country: string | null; merchantId: string | null } | null;
  shipTo: { country: string } | null;
  capture: {
    state: string;
    money: { amount: number; currency: string };
    fee: number | null;
    merchantId: string | null;
    isDelayed: boolean;
  } | null;
};
type Asked = {
  orderId: string | null;
  reference: string;
  currency: string;
  total: number;
  fee: number;
  merchantId: string;
  country: string;
  fromCountry: string;
  /** Accounts at the provider that are known as this seller's. */
  sellersPayers: readonly string[];
};

/**
 * What the provider says otherwise than we asked for, as one word for the log; undefined: it is the very payment. One
 * difference, and nobody cuts.
 */
export function findSaleDifference(asked: Asked, told: Told): string | undefined {
  const sums = [told.total, told.capture?.money ?? told.total];
  const fees = [told.fee, told.capture ? told.capture.fee : told.fee];
  const payees = [told.merchantId, told.capture ? told.capture.merchantId : told.merchantId];
  const rows: [word: string, isEqual: boolean][] = [
    ['order', told.id === asked.orderId],
    ['state', told.capture === null || told.capture.state === 'completed'],
    ['reference', told.reference === asked.reference],
    ['currency', sums.every((sum) => sum?.currency === asked.currency)],
    ['total', sums.every((sum) => sum?.amount === asked.total)],
    ['fee', fees.every((fee) => fee === asked.fee)],
    ['payee', payees.every((payee) => payee === asked.merchantId)],
    ['mode', told.isDelayed && (told.capture?.isDelayed ?? true)],
    ['payer', told.payer !== null && told.payer.merchantId !== asked.merchantId],
    ['self', told.payer !== null && !asked.sellersPayers.includes(told.payer.id)],
    ['country', told.shipTo?.country === asked.country],
    ['india', !(told.payer?.country === 'IN' && asked.fromCountry === 'IN')],
  ];
  return rows.find(([, isEqual]) => !isEqual)?.[0];
}
