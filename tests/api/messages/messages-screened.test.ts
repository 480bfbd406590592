import { describe, expect, test } from 'vitest';
import { UNCUT, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';

const site = useTalkingSite();

const nothingSent = async () => {
  expect(await site.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  expect(await site.db.selectFrom('conversations').selectAll().execute()).toEqual([]);
  expect(await site.mails()).toEqual([]);
};

describe('screening', () => {
  test('medium: delivered, masked, explained', async () => {
    const answer = (await site.ask({ message: 'Please call me on +44 7700 900123 about your hair.' })).json();
    expect(answer).toMatchObject({
      screening: 'masked',
      notes: [expect.stringContaining('contact details')],
    });
    const seen = await site.thread(answer.conversationId, 'asha');
    expect(seen.messages[0].text).not.toContain('900123');
    expect(seen.messages[0].notes).toHaveLength(1);
    expect((await site.mails())[0]?.text).not.toContain('900123');
  });

  test('refused: nothing is sent, unless its writer asks for a review; then it is held', async () => {
    const message = 'I would like to pay by Western Union, is that all right?';
    const refused = await site.ask({ message });
    expect(refused.json()).toMatchObject({
      code: 'invalid',
      fields: { message: [expect.stringContaining('send it for review')] },
    });
    await nothingSent();
    expect((await site.ask({ message, sendForReview: true })).json()).toMatchObject({ screening: 'held' });
  });

  test('high: held back until staff let it through', async () => {
    await site.begin(UNCUT);
    const message = 'Cut it first and send me a video, then I will send the money.';
    const { conversationId, screening } = (await site.ask({ message })).json();
    expect(screening).toBe('held');
    expect(await site.list('asha')).toEqual([]);
    expect(await site.mails()).toEqual([]);
    expect((await site.thread(conversationId, 'bela')).messages).toMatchObject([{ state: 'held' }]);
    expect((await site.get('/api/super-admin-user/heldMessages', 'asha')).statusCode).toBe(403);

    const { items } = (await site.get('/api/super-admin-user/heldMessages', 'dara')).json();
    expect(items).toMatchObject([{ text: message, sender: { username: 'bela' }, signals: ['cut-first'] }]);
    const decide = () =>
      site.post(
        '/api/super-admin-user/resolveHeld',
        { messageId: items[0].messageId, decision: 'released', reason: 'A clumsy question, explained.' },
        'dara',
      );
    expect((await decide()).statusCode).toBe(200);
    expect((await decide()).statusCode).toBe(409);
    expect((await site.thread(conversationId, 'asha')).messages[0]).toMatchObject({ state: 'delivered' });
    expect((await site.mails()).map((mail) => mail.to_address)).toEqual(['asha@example.com']);
    const audit = await site.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'resolve-held')
      .execute();
    expect(audit).toHaveLength(1);
  });

  test('held back for good, its writer hears why', async () => {
    await site.begin(UNCUT);
    const { conversationId, messageId } = (
      await site.ask({ message: 'I want to cut your hair myself, I will pay double.' })
    ).json();
    const message = 'Only a salon or the seller cuts.';
    const decision = { messageId, decision: 'refused', message, reason: 'A creep.' };
    await site.post('/api/super-admin-user/resolveHeld', decision, 'dara');
    expect((await site.thread(conversationId, 'bela')).messages[0].state).toBe('refused');
    expect(await site.mails()).toMatchObject([
      { to_address: 'bela@example.com', text: expect.stringContaining(message) },
    ]);
  });

  test('the third try to leave the site is told to staff, once', async () => {
    const { conversationId } = (await site.ask()).json();
    for (const digit of [1, 2, 3, 4]) await site.send(conversationId, `call +44 7700 90012${digit}`, 'bela');
    const { items } = (await site.get('/api/super-admin-user/reports', 'dara')).json();
    expect(items).toMatchObject([{ target: { kind: 'user', label: 'bela' }, reason: 'scam' }]);
  });

  test('a newcomer who writes to one uncut head after another is held', async () => {
    const uncut = await Promise.all(
      Array.from({ length: 4 }, () => insertAd(site.db, site.people.asha.id, site.clock.now, UNCUT)),
    );
    const kept: string[] = [];
    for (const id of uncut) kept.push((await site.ask({ adId: id })).json().screening);
    expect(kept).toEqual(['delivered', 'delivered', 'delivered', 'held']);
  });
});
