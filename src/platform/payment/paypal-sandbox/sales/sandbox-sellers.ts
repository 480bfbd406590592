import { z } from 'zod';
import { SALE_PERMISSIONS } from '#rules/sales/money/payout.ts';
import { paypalId } from '../sandbox-orders.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { malformed, parseBody, type SaleCall, type SaleRoom, unknown } from './sandbox-room.ts';
import type { SandboxSeller } from './sandbox-sale-records.ts';

/** How connecting ends, by the buttons of its page. */
export const CONNECT_OUTCOMES = [
  'finish',
  'email-not-confirmed',
  'cannot-receive',
  'no-refunds',
  'leave',
] as const;
export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];

const NewReferral = z.object({
  tracking_id: z.string().min(1).max(127),
  partner_config_override: z.object({ return_url: z.url() }),
  operations: z.array(z.object({ operation: z.literal('API_INTEGRATION') })).min(1),
  products: z.array(z.string()).min(1),
  legal_consents: z
    .array(z.object({ type: z.literal('SHARE_DATA_CONSENT'), granted: z.literal(true) }))
    .min(1),
});

export const isReady = (seller: SandboxSeller | undefined): seller is SandboxSeller =>
  seller !== undefined &&
  seller.isReceivable &&
  seller.isEmailConfirmed &&
  SALE_PERMISSIONS.every((each) => seller.permissions.includes(each));

export function referSeller({ records, url }: SaleRoom, { body }: SaleCall): SandboxAnswer {
  const parsed = NewReferral.safeParse(parseBody(body));
  if (!parsed.success) return malformed();
  const { tracking_id: trackingId, partner_config_override: way } = parsed.data;
  const known = records.findReferred(trackingId);
  if (known?.returnUrl !== way.return_url)
    records.keep({
      kind: 'seller',
      merchantId: null,
      country: 'GB',
      isReceivable: false,
      isEmailConfirmed: false,
      permissions: [],
      stillRefunds: false,
      ...known,
      trackingId,
      returnUrl: way.return_url,
    });
  const token = encodeURIComponent(trackingId);
  const links = [
    { rel: 'action_url', method: 'GET', href: `${url}/bizsignup/partner/entry?referralToken=${token}` },
  ];
  return { status: 201, body: { links } };
}

/** Somebody finished, or left, at the page where they connect: where they go from there. */
export function connectSeller(
  { records, tell }: SaleRoom,
  trackingId: string,
  outcome: ConnectOutcome,
  given: { country?: string; merchantId?: string } = {},
): string | undefined {
  const referred = records.findReferred(trackingId);
  if (!referred || outcome === 'leave') return referred?.returnUrl;
  const merchantId = given.merchantId ?? referred.merchantId ?? paypalId().slice(0, 13);
  const seller = records.keep({
    ...referred,
    merchantId,
    country: given.country ?? referred.country,
    isReceivable: outcome !== 'cannot-receive',
    isEmailConfirmed: outcome !== 'email-not-confirmed',
    stillRefunds: false,
    permissions: SALE_PERMISSIONS.filter((each) => outcome !== 'no-refunds' || each !== 'REFUND'),
  });
  tell('MERCHANT.ONBOARDING.COMPLETED', { merchant_id: merchantId, tracking_id: trackingId, links: [] });
  return backFrom(seller, merchantId);
}

function backFrom({ returnUrl, trackingId, isEmailConfirmed }: SandboxSeller, merchantId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('merchantId', trackingId);
  url.searchParams.set('merchantIdInPayPal', merchantId);
  url.searchParams.set('permissionsGranted', 'true');
  url.searchParams.set('isEmailConfirmed', String(isEmailConfirmed));
  return url.href;
}

export const SELLER_DEEDS = ['revoke', 'revoke-but-refunds', 'restrict', 'restore'] as const;
export type SellerDeed = (typeof SELLER_DEEDS)[number];

/** Something happens to an account: consent is taken back, it can no longer be paid, or all is well again. */
export function dealWithSeller({ records, tell }: SaleRoom, merchantId: string, deed: SellerDeed): void {
  const isRevoked = deed === 'revoke' || deed === 'revoke-but-refunds';
  const found = records.sellers().filter((seller) => seller.merchantId === merchantId);
  for (const seller of found)
    records.keep({
      ...seller,
      ...(deed === 'restrict' ? { isReceivable: false } : {}),
      ...(isRevoked ? { permissions: [], stillRefunds: deed === 'revoke-but-refunds' } : {}),
      ...(deed === 'restore'
        ? { isReceivable: true, isEmailConfirmed: true, permissions: SALE_PERMISSIONS }
        : {}),
    });
  const tracking = { merchant_id: merchantId, tracking_id: found.at(-1)?.trackingId };
  if (found.length > 0 && isRevoked) tell('MERCHANT.PARTNER-CONSENT.REVOKED', tracking);
}

export function findIntegration({ records }: SaleRoom, { search }: SaleCall): SandboxAnswer {
  const seller = records.findReferred(search.get('tracking_id') ?? '');
  if (!seller?.merchantId) return unknown();
  return { status: 200, body: { merchant_id: seller.merchantId, tracking_id: seller.trackingId, links: [] } };
}

const SCOPES: Record<string, string> = {
  PAYMENT: 'payments/realtimepayment',
  REFUND: 'payments/refund',
  PARTNER_FEE: 'payments/partnerfee',
  DELAY_FUNDS_DISBURSEMENT: 'payments/delay-funds-disbursement',
  READ_SELLER_DISPUTE: 'disputes/read-seller',
};

export function readIntegration({ records, clientId }: SaleRoom, merchantId: string): SandboxAnswer {
  const seller = records.findSeller(merchantId);
  if (!seller) return unknown();
  const scopes = seller.permissions.map((each) => `https://uri.paypal.com/services/${SCOPES[each]}`);
  const granted = { partner_client_id: clientId, merchant_client_id: merchantId, scopes };
  return {
    status: 200,
    body: {
      merchant_id: merchantId,
      tracking_id: seller.trackingId,
      country: seller.country,
      products: [{ name: 'EXPRESS_CHECKOUT', vetting_status: 'SUBSCRIBED', status: 'ACTIVE' }],
      payments_receivable: seller.isReceivable,
      primary_email_confirmed: seller.isEmailConfirmed,
      oauth_integrations: seller.permissions.length
        ? [
            {
              integration_type: 'OAUTH_THIRD_PARTY',
              integration_method: 'PAYPAL',
              oauth_third_party: [granted],
            },
          ]
        : [],
    },
  };
}
