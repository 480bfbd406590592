import type { CarrierName } from '#rules/sales/parcel/carriers.ts';
import type { SALE_PERMISSIONS } from '#rules/sales/money/payout.ts';
import type { ProviderMoney, ProviderOrder } from './payment-provider.ts';

export type SalePermission = (typeof SALE_PERMISSIONS)[number];

/** Somebody who is paid through the provider, as the provider tells it. */
export type ProviderSeller = {
  merchantId: string;
  country: string | null;
  isReceivable: boolean;
  isEmailConfirmed: boolean;
  /** What the seller lets us do; none once the consent is taken back. */
  permissions: readonly SalePermission[];
};

export type NewSaleOrder = {
  /** Our own id; also what makes asking twice give one order. */
  reference: string;
  description: string;
  currency: string;
  /** In minor units; together they are the whole sum. */
  price: number;
  postage: number;
  fee: number;
  merchantId: string;
  /** Where the buyer agreed to have it sent; they choose the address at the provider. */
  country: string;
  returnUrl: string;
  cancelUrl: string;
};

export type ShippingAddress = { name: string; lines: readonly string[]; country: string };

/** The money of a sale as the provider tells it: what was asked for and, once taken, what was taken. */
export type SaleOrder = {
  id: string;
  state: Exclude<ProviderOrder['state'], 'refunded'>;
  reference: string | null;
  total: ProviderMoney | null;
  /** Our part of the sum. */
  fee: number | null;
  merchantId: string | null;
  /** Whether the provider keeps the money until it is told. */
  isDelayed: boolean;
  /** `merchantId`: the account that pays, as it would be named if it were paid; null where there is none. */
  payer: { id: string; country: string | null; merchantId: string | null } | null;
  shipTo: ShippingAddress | null;
  approveUrl: string | null;
  capture: SaleCapture | null;
  /** What went back so far, by us and by others. */
  refunds: readonly OrderRefund[];
};

/** `reference`: the id that we asked for it with; null where somebody else gave it back. */
export type OrderRefund = SaleRefund & { reference: string | null; housePart: number };

export type SaleCapture = {
  id: string;
  state: 'completed' | 'pending' | 'declined' | 'partly-refunded' | 'refunded' | 'reversed';
  money: ProviderMoney;
  fee: number | null;
  /** What the provider itself takes, once it is known. */
  charge: number | null;
  merchantId: string | null;
  isDelayed: boolean;
  /** Whether the provider stands by the seller if the card was stolen. */
  isProtected: boolean;
  takenAt: Date;
};

export type SaleRefund = { id: string; state: 'done' | 'pending' | 'failed'; money: ProviderMoney };
/** `reason` is the provider's own word. */
export type SaleRelease = { itemId: string; state: 'done' | 'waiting' | 'failed'; reason: string | null };
/** A complaint at the provider or at the bank. */
export type ProviderCase = {
  id: string;
  captureId: string | null;
  reason: string;
  stage: string;
  isOpen: boolean;
  /** Once it is over. */
  wonBy: 'payer' | 'seller' | null;
  /** What the provider takes from the seller for the case itself, in minor units. */
  charge: number;
};

/** Whoever holds the money of a sale until it is told where it goes. Asked twice with one id, it happens once. */
export type SaleProvider = {
  /** Where sellers are sent to connect and buyers to approve. */
  approveOrigins: readonly string[];
  referSeller(wish: { trackingId: string; returnUrl: string }): Promise<{ actionUrl: string }>;
  /** What the browser brings back is never believed: the account that was connected under our own random id. */
  findSeller(trackingId: string): Promise<{ merchantId: string } | null>;
  readSeller(merchantId: string): Promise<ProviderSeller | null>;
  createSaleOrder(order: NewSaleOrder): Promise<SaleOrder>;
  readOrder(orderId: string): Promise<SaleOrder>;
  captureOrder(orderId: string, merchantId: string, requestId: string): Promise<SaleOrder>;
  readCapture(captureId: string): Promise<SaleCapture | null>;
  /** `housePart`: what of it comes from our own fee. */
  refundSale(wish: {
    captureId: string;
    merchantId: string;
    money: ProviderMoney;
    housePart: number;
    requestId: string;
  }): Promise<SaleRefund>;
  readRefund(refundId: string): Promise<SaleRefund | null>;
  release(wish: { captureId: string; requestId: string }): Promise<SaleRelease>;
  readRelease(itemId: string): Promise<SaleRelease | null>;
  tellTracking(wish: {
    orderId: string;
    captureId: string;
    merchantId: string;
    carrier: CarrierName;
    number: string;
  }): Promise<void>;
  readCase(caseId: string): Promise<ProviderCase | null>;
  /** Asks for nothing but the time: afterwards `clockAheadMs` is about now. */
  askTime(): Promise<void>;
  /** How far the provider's clock was ahead of this machine's when it last answered; null: it has not answered yet. */
  clockAheadMs(): number | null;
};
