import { type Browser, expect, type Page } from '@playwright/test';
import { PLANS } from '#rules/payments/subscription.ts';
import { newPerson, registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { findAshasAd } from '../messages/talk-about-hair.ts';
import { buy } from '../payments/buy-a-plan.ts';
import { decide } from './decide.ts';
import { writeToUs } from './write-to-us.ts';

const AREA = '/super-admin-user';
const WHY = 'Reason (for the audit log)';

/** What staff decide in a day, each as somebody does it at her desk: counted, timed, and without a page that loads. */
export const DECISIONS = [
  approveByKeys,
  warnForReport,
  refuseMessage,
  answerCase,
  featureAgain,
  giveBackDays,
  certifyBuyer,
  suspendAndRestore,
] as const;

type Day = Awaited<ReturnType<typeof beginDay>>;

/** Dara is at her desk; somebody new writes, pays and reports. */
export async function beginDay(page: Page, address: string, browser: Browser) {
  const visit = await browser.newContext({ baseURL: address });
  const buyer = await visit.newPage();
  const { username, email } = await registerInBrowser(buyer, address, 2);
  const adId = (await findAshasAd(buyer.request)).split('/')[2] ?? '';
  const post = async (path: string, data: object) => {
    const token = (await visit.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const headers = { origin: new URL(address).origin, 'x-token': token };
    const answer = await buyer.request.post(path, { data: { data }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  await signIn(page, 'dara', address);
  return { page, buyer, browser, address, username, email, adId, post };
}

/** The queue by its keys. What was approved is taken back, so that the next finds it as it was. */
async function approveByKeys({ page }: Day) {
  await page.clock.install();
  await decide(page, `${AREA}/review-queue`, 'Approved: the ad is live.', [
    () => page.keyboard.press('j'),
    async () => {
      // A key counts only once the ad was long enough in sight to be seen.
      await page.clock.fastForward(500);
      await page.keyboard.press('a');
    },
  ]);
  await page.keyboard.press('u');
  await expect(page.getByText('Undone: the ad waits again, and nobody was told.')).toBeVisible();
}

async function warnForReport({ page, post, adId }: Day) {
  const report = { target: { kind: 'ad', id: adId }, reason: 'scam', text: 'It is far too cheap.' };
  const { caseNumber } = await post('/api/report/create', report);
  await decide(page, `${AREA}/report/${caseNumber}`, 'Decided. Everybody concerned gets an e-mail.', [
    (main) => main.getByRole('radio', { name: /^Warn/ }).check(),
    (main) => main.getByLabel('What the person reads').fill('Please say where the hair is from.'),
    (main) => main.getByRole('button', { name: 'Decide' }).click(),
  ]);
}

async function refuseMessage({ page, post, adId, username }: Day) {
  const message = 'Before I buy I would like a photo of your face with the hair down.';
  await post('/api/ad/sendEmailtoUser', { adId, message });
  const held = await page.request.get(`/api${AREA}/heldMessages?q=${username}`);
  const { items } = (await held.json()) as { items: { messageId: string }[] };
  await decide(page, `${AREA}/held-messages/${items[0]?.messageId}`, 'Refused: its writer reads why.', [
    (main) => main.getByRole('button', { name: 'Refuse', exact: true }).click(),
  ]);
}

async function answerCase({ page, buyer, email }: Day) {
  const number = await writeToUs(buyer, email, 'I paid twice for one plan.');
  await decide(page, `${AREA}/case/${number}`, 'Sent, and the case is closed.', [
    (main) => main.getByLabel('Your answer, as they read it').fill('One of the two payments is on its way.'),
    (main) => main.getByRole('button', { name: 'Send and close' }).click(),
  ]);
}

/** An ad gives its featured place back, and takes it again. */
async function featureAgain({ page, buyer }: Day) {
  const featured = await buyer.request.get('/api/ad/getfeaturedListings');
  const { items } = (await featured.json()) as { items: { id: string }[] };
  for (const label of ['Stop featuring', 'Feature'])
    await decide(page, `${AREA}/ad/${items[0]?.id}`, 'Done, and noted in the audit log.', openAndDo(label));
}

async function giveBackDays({ page, buyer }: Day) {
  await buy(buyer, { plan: PLANS[2], currency: 'GBP' });
  const orderId = /order\/([\w-]+)/.exec(buyer.url())?.[1];
  await decide(page, `${AREA}/order/${orderId}`, 'The money is on its way back, and the payer is told.', [
    (main) => main.getByRole('link', { name: /days left/ }).click(),
    (main) => main.getByLabel(WHY).fill('They changed their mind.'),
    (main) => main.getByRole('button', { name: /^Give back/ }).click(),
  ]);
}

/** Somebody who pays for the badge and says who they are. */
async function certifyBuyer({ page, address, browser }: Day) {
  const visit = await browser.newContext({ baseURL: address });
  const salon = await visit.newPage();
  const { username } = await registerInBrowser(salon, address, 1);
  await buy(salon, { plan: PLANS[6], currency: 'GBP' });
  await salon.goto('/certified-buyer');
  await salon.getByLabel('Name of your business').fill('The Wig Room');
  await salon.getByLabel('Address of your shop or workshop').fill('3 Comb Lane, Bristol');
  await salon.getByRole('button', { name: 'Send it to our staff' }).click();
  await expect(salon.getByText('We have your details since')).toBeVisible();
  const accountId = (await visit.cookies()).find(({ name }) => name === 'id')?.value;
  await decide(page, `${AREA}/buyers-to-check?buyer=${accountId}`, /^Certified\. They got an e-mail/, [
    (main) => main.getByLabel('The business in the public register').check(),
    (main) =>
      main.locator('form').filter({ hasText: 'Certify' }).getByLabel(WHY).fill('It is in the register.'),
    (main) => main.getByRole('button', { name: `Certify ${username}` }).click(),
  ]);
  await visit.close();
}

async function suspendAndRestore({ page, address }: Day) {
  const { username } = await newPerson(address);
  await page.goto(`${AREA}/users?q=${username}`);
  const file = page.getByRole('main').getByRole('link', { name: username });
  const path = String(await file.getAttribute('href'));
  await decide(page, path, /^Suspended. They are signed out/, openAndDo(`Suspend ${username}`));
  await decide(page, path, /This suspension is lifted/, openAndDo(`Restore ${username}`));
}

/** An act behind a line that opens, with its reason. */
function openAndDo(label: string): Parameters<typeof decide>[3] {
  return [
    (main) => main.locator('summary').getByText(label, { exact: true }).click(),
    (main) => main.locator('details[open]').getByLabel(WHY).fill('Somebody asked for it.'),
    (main) => main.locator('details[open]').getByRole('button', { name: label, exact: true }).click(),
  ];
}
