import { insertUpload, wireAd } from '../ads/posting.ts';
import type { TestSite } from '../site/test-site.ts';
import type { Name } from './cast.ts';
import { GOOD_PASSWORD, listMailsTo, openVisitor } from './visitor.ts';

let people = 0;

/** Staff invite people, who answer by the link of the e-mail. */
export function useInvitations(site: TestSite) {
  function somebody() {
    people += 1;
    const username = `invited-${people}`;
    return { username, email: `${username}@example.com` };
  }
  const how = 'canary-41: by phone, she read the text back.';
  const invite = (person: object, who: Name = 'cleo', more = {}) =>
    site.post(
      '/api/super-admin-user/inviteSeller',
      { country: 'IN', agreed: true, when: '2026-10-01', how, ...person, ...more },
      who,
    );
  async function invited(who: Name = 'cleo') {
    const person = somebody();
    const answer = await invite(person, who);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { userId, adId, version } = answer.json();
    const sent = await site.post('/api/super-admin-user/sendInvitation', { userId }, who);
    if (sent.statusCode !== 200) throw new Error(sent.body);
    return { ...person, userId, adId, version, path: await readPath(person.email) };
  }
  async function readPath(email: string) {
    const text = (await listMailsTo(site, email)).at(-1)?.text ?? '';
    return /\/invitation\/[\w-]+\/[\w-]+/.exec(text)?.[0] ?? '';
  }
  const toLink = (path: string) => {
    const [, , id, key] = path.split('/');
    return { id, key };
  };
  const accept = (path: string, more = {}, visitor = openVisitor(site)) =>
    visitor.post('/api/user/acceptInvitation', {
      ...toLink(path),
      username: 'unused',
      password: GOOD_PASSWORD,
      adult: true,
      termsVersion: '1',
      ...more,
    });
  const decline = (path: string) => openVisitor(site).post('/api/user/declineInvitation', toLink(path));
  const readAccount = (id: string) =>
    site.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const listActs = async (id: string) =>
    (
      await site.db.selectFrom('audit').select('action').where('object_id', '=', id).orderBy('id').execute()
    ).map(({ action }) => action);
  async function fill(ad: { adId: string; version: number }, more = {}) {
    const photos = [
      { id: await insertUpload(site.db, site.people.cleo.id) },
      { id: await insertUpload(site.db, site.people.cleo.id) },
    ];
    const { submit: _submit, ...fields } = wireAd({ photos, ...more }) as Record<string, unknown>;
    return site.post('/api/ad/editAdDetails', { adId: ad.adId, version: ad.version, ...fields }, 'cleo');
  }
  return { somebody, how, invite, invited, toLink, accept, decline, readAccount, listActs, fill };
}
