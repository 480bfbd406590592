import { z } from 'zod';
import type { ProviderEvent } from './payment-provider.ts';

const Link = z.object({ rel: z.string(), href: z.string() });
const Id = z.string().min(1).max(200);
const Event = z.object({
  id: Id,
  event_type: z.string().min(1).max(100),
  resource: z.object({
    id: z.string().optional(),
    links: z.array(Link).default([]),
    supplementary_data: z
      .object({
        related_ids: z
          .object({ order_id: z.string().optional(), capture_id: z.string().optional() })
          .default({}),
      })
      .optional(),
    /** Of a payout: the capture that is paid out. */
    reference_id: Id.optional(),
    merchant_id: Id.optional(),
    tracking_id: Id.optional(),
    dispute_id: Id.optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: Id.optional() })).default([]),
  }),
});
type Resource = z.output<typeof Event>['resource'];

/** Undefined when this is not a notification of PayPal's. */
export function readPaypalEvent(rawBody: string): ProviderEvent | undefined {
  const parsed = Event.safeParse(parseJson(rawBody));
  if (!parsed.success) return undefined;
  const { id, event_type: kind, resource } = parsed.data;
  const isOrder = kind.startsWith('CHECKOUT.ORDER.');
  return {
    id,
    kind,
    providerOrderId: (isOrder ? resource.id : resource.supplementary_data?.related_ids.order_id) ?? null,
    captureId: findCapture(kind, resource) ?? null,
    merchantId: (kind.startsWith('MERCHANT.') ? resource.merchant_id : undefined) ?? null,
    trackingId: (kind.startsWith('MERCHANT.') ? resource.tracking_id : undefined) ?? null,
    caseId: (kind.startsWith('CUSTOMER.DISPUTE.') ? resource.dispute_id : undefined) ?? null,
  };
}

/** What was given or taken back names its capture only by the address of what stands above it. */
function findCapture(kind: string, resource: Resource): string | undefined {
  if (kind.startsWith('CUSTOMER.DISPUTE.')) return resource.disputed_transactions[0]?.seller_transaction_id;
  if (kind.startsWith('PAYMENT.REFERENCED-PAYOUT-ITEM.')) return resource.reference_id;
  const above = resource.supplementary_data?.related_ids.capture_id ?? captureAbove(resource.links);
  const isCapture = kind.startsWith('PAYMENT.CAPTURE.') && kind !== 'PAYMENT.CAPTURE.REFUNDED';
  if (!isCapture) return above;
  return kind === 'PAYMENT.CAPTURE.REVERSED' ? (above ?? resource.id) : resource.id;
}

function captureAbove(links: z.output<typeof Link>[]): string | undefined {
  const up = links.find(({ rel }) => rel === 'up')?.href;
  return up === undefined ? undefined : /\/captures\/([A-Za-z0-9-]+)$/.exec(up)?.[1];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
