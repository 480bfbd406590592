import { makeAdmin } from '#market/accounts/make-admin.ts';
import { openContext } from '#market/context.ts';
import type { TestSite } from '../site/test-site.ts';
import { openAccount, openVisitor, type Visitor } from './visitor.ts';

const EVA = { email: 'eva@example.com', username: 'eva', country: 'GB' };
export const EVAS_PASSWORD = 'quiet lantern under the pier';

/** Eva administers, and has a password of her own. */
export const hireEva = (site: TestSite): Promise<void> =>
  makeAdmin(openContext(site.platform, null, 'test'), { ...EVA, password: EVAS_PASSWORD });

/** Her browser stays signed in: the session it has came by its pass, and proves nothing. */
export async function openEvasBrowser(site: TestSite): Promise<Visitor> {
  const eva = openVisitor(site);
  const typed = await eva.post('/api/user/login', { email: EVA.email, password: EVAS_PASSWORD });
  for (const name of ['sid', 'token', 'at', 'id']) eva.jar.delete(name);
  const password = typed.json().loginDetails.device_pass;
  const silent = await eva.post('/api/user/login', { email: EVA.email, password });
  if (silent.json().success !== 1) throw new Error(silent.body);
  return eva;
}

/** Somebody whom Bela reported; the case that Eva decides, and how. */
export async function reportSomebody(site: TestSite) {
  const seller = await openAccount(site);
  const reported = { target: { kind: 'user', id: seller.id }, reason: 'scam', text: 'This is not her hair.' };
  const { caseNumber } = (await site.post('/api/report/create', reported, 'bela')).json();
  return { sellerId: seller.id, caseNumber: String(caseNumber) };
}
export const REMOVAL = {
  outcome: 'removed',
  statement: 'The photos are another’s.',
  reason: 'Looked at all of it.',
};

export async function isBlocked({ readAccountRow }: TestSite, id: string): Promise<boolean> {
  return (await readAccountRow(id)).blocked_at !== null;
}
