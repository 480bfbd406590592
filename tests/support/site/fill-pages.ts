import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { insertUpload } from '../ads/posting.ts';
import { insertAd } from '../ads/some-ads.ts';
import { QUESTION } from '../moderation/conversations.ts';
import { openTill } from '../payments/pay.ts';
import type { TestSite } from './test-site.ts';

const LIVE = 30;
const WAITING = 12;
const TALKS = 10;
const REPORTS = 20;
const PHOTOS = 3;

/**
 * A site whose pages have something to show: ads of Asha's with photos, on show and waiting for review; unread messages
 * between her and Bela; reports; and an order that she has approved at the provider. Gives what stands in addresses.
 */
export async function fillPages(site: TestSite) {
  const { db, people, clock } = site;
  const ads: string[] = [];
  for (let each = 0; each < LIVE + WAITING; each += 1) {
    const status = each < LIVE ? 'live' : 'pending_review';
    // No two alike: what is said twice is sent once.
    const title = `${10 + each} in of hair, never coloured, cut this spring, number ${each}`;
    const wanted = {
      status,
      title,
      length_mm: 250 + each * 25,
      grams: 90 + each,
      price: 100_00 + each * 7_00,
    } as const;
    const adId = await insertAd(db, people.asha.id, clock.now, { ...wanted, town: `Town ${each}` });
    for (let position = 1; position <= PHOTOS; position += 1) {
      const photo = await insertUpload(db, people.asha.id);
      await db
        .updateTable('photos')
        .set({ ad_id: adId, position, state: 'attached' })
        .where('id', '=', photo)
        .execute();
    }
    ads.push(adId);
  }
  const talks: string[] = [];
  for (const adId of ads.slice(0, TALKS)) {
    const { conversationId } = (
      await site.post('/api/ad/sendEmailtoUser', { adId, message: QUESTION }, 'bela')
    ).json();
    await site.post('/api/message/send', { conversationId, message: 'Yes, it is.' }, 'asha');
    await site.post('/api/message/send', { conversationId, message: 'I will take it.' }, 'bela');
    talks.push(String(conversationId));
  }
  for (let each = 0; each < REPORTS; each += 1) {
    const case_number = `FH-${randomBytes(5).toString('hex').toUpperCase()}`;
    const report = {
      case_number,
      ad_id: ads[each] ?? null,
      reason: 'other',
    } as const;
    await db.insertInto('reports').values(report).execute();
  }
  const till = openTill(site);
  const paidOrder = await till.paid();
  const approvedOrder = await till.order('asha', 3, 'GBP');
  await till.press(approvedOrder, 'approve');
  await vi.waitFor(() => ensureTold(till, db, [paidOrder, approvedOrder]), { timeout: 20_000 });
  return { ads, talks, approvedOrder };
}

/** The provider tells of its orders in its own time. */
async function ensureTold(till: ReturnType<typeof openTill>, db: TestSite['db'], orders: string[]) {
  for (const order of orders) {
    const id = await till.readProviderId(order);
    if (!till.told.some(({ rawBody }) => rawBody.includes(id)))
      throw new Error(`nothing was told of ${order}`);
  }
  const events = await db.selectFrom('order_events').select('id').execute();
  if (events.length < till.told.length) throw new Error('what was told is not noted yet');
}
