import { expect, test } from 'vitest';
import { insertUpload, postAd } from '#tests/support/ads/posting.ts';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { newcomerForm, openVisitor } from '#tests/support/people/visitor.ts';

const site = useTalkingSite({ plans: { asha: 4, bela: 5 } });
const IMAGE = /<img src="([^"]+)"/;

/** The ad of the site with a photo of its own, and what of it is in its e-mails. */
async function withPhoto() {
  const photo = await insertUpload(site.db, site.people.asha.id);
  await site.db
    .updateTable('photos')
    .set({ ad_id: site.adId, position: 1, state: 'attached' })
    .where('id', '=', photo)
    .execute();
  return findAd(site.adId);
}

const findAd = (id: string) =>
  site.db
    .selectFrom('ads')
    .leftJoin('photos', (join) => join.onRef('photos.ad_id', '=', 'ads.id').on('photos.position', '=', 1))
    .select(['ads.number', 'ads.slug', 'photos.public_key'])
    .where('ads.id', '=', id)
    .executeTakeFirstOrThrow();

const mailTo = async (who: string, isMeant = /./) =>
  (await site.mails()).find(
    ({ to_address, subject }) => to_address === `${who}@example.com` && isMeant.test(subject),
  );

test('a message is mailed with its reader’s name, the ad’s photo, its number and its page, in both parts', async () => {
  const ad = await withPhoto();
  expect((await site.ask()).statusCode).toBe(200);
  const mail = await mailTo('asha');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Hello asha,');
    expect(part).toContain(QUESTION);
    expect(part).toContain(`Ad ${ad.number}`);
    expect(part).toContain(`/ad/${site.adId}/${ad.slug}`);
  }
  const [, picture = ''] = IMAGE.exec(mail?.html ?? '') ?? [];
  expect(picture).toMatch(new RegExp(`^http://localhost[^?]*/photos/${ad.public_key}/small\\.webp$`));
});

test('an ad that is live is mailed with its photo, one that waits for us without', async () => {
  const live = (await postAd(site, 'asha')).json().ad;
  expect(live.status).toBe('live');
  const shown = await mailTo('asha', /^Live: /);
  expect(shown?.html).toContain(`/photos/${(await findAd(live.id)).public_key}/small.webp`);

  const waiting = (await postAd(site, 'asha', { weight: 600 })).json().ad;
  expect(waiting.status).toBe('pending_review');
  const hidden = await mailTo('asha', /^Being checked: /);
  expect(hidden?.text).toContain(`Ad ${(await findAd(waiting.id)).number}`);
  expect(hidden?.html).not.toMatch(IMAGE);
});

test('what is held has no photo in a mail about it', async () => {
  await withPhoto();
  const { conversationId } = (await site.ask()).json();
  expect((await mailTo('asha'))?.html).toMatch(IMAGE);
  const report = { target: { kind: 'ad', id: site.adId }, reason: 'minor', text: 'She looks fifteen.' };
  expect((await site.post('/api/report/create', report, 'bela')).statusCode).toBe(200);
  await site.send(conversationId, 'And one more question: would you post it to Leeds next week?', 'bela');
  const mail = (await site.mails()).find(({ text }) => text.includes('one more question'));
  expect(mail?.text).toMatch(/^Hello asha,/);
  expect(mail?.html).not.toMatch(IMAGE);
});

test('a stranger who types somebody’s address is not told their name, nor are they greeted by the stranger’s', async () => {
  const visitor = openVisitor(site);
  const form = newcomerForm({ email: 'asha@example.com', username: 'somebody-else' });
  expect((await visitor.post('/api/user/createUser', form)).statusCode).toBe(200);
  const owners = await mailTo('asha');
  expect(owners?.subject).toBe('You already have an account');
  expect(owners?.text).toMatch(/^Hello asha,/);
  const fresh = newcomerForm();
  await visitor.post('/api/user/createUser', fresh);
  await site.runJobs();
  const asked = await site.db
    .selectFrom('mailbox')
    .selectAll()
    .where('to_address', '=', fresh.email)
    .executeTakeFirstOrThrow();
  expect(asked.text).toMatch(/^Hello,\n/);
  expect(asked.text).toContain(`Name: ${fresh.username}`);
});
