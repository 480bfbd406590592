import { randomBytes, randomUUID } from 'node:crypto';

/** Somebody whose every column gets a word of its own, and somebody else for what takes two. */
export type Canary = { mark: string; id: string; email: string; otherId: string; now: Date };

/** What a constraint holds to some form that a canary has not, or that must fit another column. */
export const FITTING: Record<string, (canary: Canary) => unknown> = {
  'accounts.username': ({ mark }) => mark,
  'accounts.email': ({ email }) => email,
  'accounts.country': () => 'IN',
  'accounts.terms_version': () => '1',
  'accounts.password_hash': () => undefined,
  'accounts.totp_secret': () => undefined,
  'ads.country': () => 'IN',
  'ads.slug': ({ mark }) => mark,
  'ads.ships_to_countries': () => undefined,
  'ads.payment_ways': () => undefined,
  'photos.owner_id': ({ id }) => id,
  'photos.file_key': () => randomBytes(16).toString('base64url'),
  'photos.public_key': () => randomBytes(16).toString('base64url'),
  'photos.sha256': () => randomBytes(32).toString('hex'),
  'photos.thumbhash': () => randomBytes(20),
  'photos.width': () => 900,
  'photos.bytes': () => 1000,
  // One message is one offer, and one of a conversation is open.
  'offers.message_id': () => randomUUID(),
  'offers.state': () => 'declined',
  'conversations.sold_at': () => null,
  // Each of them once: a sale of one conversation, a rating of one side.
  'sales.conversation_id': () => randomUUID(),
  'ratings.sale_id': () => randomUUID(),
  'ratings.sealed_until': () => null,
  'messages.held_decision': () => null,
  'messages.decided_at': () => null,
  'messages.decided_by': () => null,
  'reports.case_number': () => `FH-${randomBytes(6).toString('hex').toUpperCase()}`,
  'cases.case_number': () => `FH-${randomBytes(6).toString('hex').toUpperCase()}`,
  'cases.topic': () => 'data',
  'cases.due_at': () => null,
  'orders.plan': () => 2,
  'orders.provider': () => 'sandbox',
  'orders.approve_url': ({ mark }) => `https://www.sandbox.paypal.com/checkoutnow?token=${mark}`,
  'orders.refunded_at': () => null,
  'order_events.provider': () => 'sandbox',
  'order_events.kind': () => 'PAYMENT.CAPTURE.COMPLETED',
  'jobs.job.data': ({ id, email, mark }) => JSON.stringify({ accountId: id, email, mark }),
  'jobs.job.output': ({ email, mark }) => JSON.stringify({ message: `550 <${email}>: ${mark} is not here.` }),
};
