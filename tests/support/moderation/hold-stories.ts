import { sql } from 'kysely';
import { insertSession, type Name } from '../people/cast.ts';
import { givePlan } from '../payments/give-plan.ts';
import { insertAd } from '../ads/some-ads.ts';
import { openTestSite, type TestSite } from '../site/test-site.ts';
import { useOpened } from '../site/use-opened.ts';
import { beforeEach } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { emptyTables } from '../site/empty-tables.ts';

type Target = 'ad' | 'message' | 'user';

/** A site on a running clock, where no two readings are the same, with words for what is reported and decided. */
async function openHoldingSite() {
  const site = await openTestSite();
  const { db, people } = site;
  Object.defineProperty(site.clock, 'now', { get: () => new Date() });
  const onUser = (name: string) =>
    site.post(`/api/super-admin-user/${name}`, { userId: people.asha.id, reason: 'It was needed.' }, 'dara');
  const page = (id: string, who?: Name) => site.get(`/api/ad/getAdDetailsByAdId?adId=${id}`, who);

  return {
    ...site,
    page,
    /** Nobody is held, nothing is for sale; Asha and Bela have plans, and Asha is signed in. */
    async begin() {
      await site.runJobs();
      await emptyTables(
        db,
        'holds',
        'reports',
        'ads',
        'ad_counts',
        'subscriptions',
        'mailbox',
        'letters_sent',
      );
      await sql`update accounts set blocked_at = null, deleted_at = null, purge_after = null`.execute(db);
      await givePlan(site, people.asha.id, 4);
      await givePlan(site, people.bela.id, 5);
      await signInAgain(site, 'asha');
    },
    hair: (more: Parameters<typeof insertAd>[3] = {}) => insertAd(db, people.asha.id, site.clock.now, more),
    soldHair: () =>
      insertAd(db, people.asha.id, site.clock.now, {
        status: 'sold',
        sold_at: site.clock.now,
        sold_price: 40_000,
      }),
    async report(kind: Target, id: string, reason = 'scam', who?: Name): Promise<string> {
      const answer = await site.post('/api/report/create', { target: { kind, id }, reason }, who);
      // Letters go out one after the other, as they do by the day.
      await site.runJobs();
      return answer.json().caseNumber;
    },
    async decide(caseNumber: string, outcome: 'removed' | 'warned' | 'dismissed') {
      const answer = await site.post(
        '/api/super-admin-user/resolveReport',
        { caseNumber, outcome, statement: 'The photos are from a shop.', reason: 'Looked at it.' },
        'dara',
      );
      await site.runJobs();
      return answer;
    },
    /** An appeal is made and granted. Whoever is shut out wrote it to us by mail. */
    async reverse(caseNumber: string) {
      const appeal = { appeal_text: 'It is my own hair.', appealed_at: site.clock.now };
      await db.updateTable('reports').set(appeal).where('case_number', '=', caseNumber).execute();
      const answer = { caseNumber, outcome: 'reversed', answer: 'You are right, we are sorry.' };
      return site.post('/api/super-admin-user/resolveAppeal', answer, 'mira');
    },
    suspend: () => onUser('updateUserAsDelete'),
    restore: () => onUser('updateUserAsActive'),
    /** The status that strangers read on the ad's page, or the code they get instead. */
    async seen(id: string): Promise<string | number> {
      const answer = await page(id);
      return answer.statusCode === 200 ? answer.json().ad.status : answer.statusCode;
    },
    async ownStep(step: string, id: string, more: object = {}) {
      const { version } = await site.readAdRow(id);
      return site.post(`/api/seller/${step}`, { adId: id, version, ...more }, 'asha');
    },
    async lastMailToAsha(): Promise<string> {
      await site.runJobs();
      const mails = db.selectFrom('mailbox').selectAll().where('to_address', '=', 'asha@example.com');
      return (await mails.orderBy('sent_at', 'desc').orderBy('id', 'desc').execute())[0]?.text ?? '';
    },
  };
}
export type HoldingSite = Awaited<ReturnType<typeof openHoldingSite>>;

/** Such a site for the tests of a file, each of which begins anew. */
export function useHoldingSite(): HoldingSite {
  const site = useOpened(openHoldingSite);
  beforeEach(() => site.begin());
  return site;
}

/** A person who was shut out has no session; the next story begins with one. */
async function signInAgain({ db, people, readAccountRow }: TestSite, who: Name) {
  const { epoch } = await readAccountRow(people[who].id);
  const session = await insertSession(db, {
    account_id: people[who].id,
    epoch,
    strength: 'strong',
    password_given_at: new Date(),
    expires_at: new Date(Date.now() + DAY_MS),
  });
  Object.assign(people[who], session);
}
