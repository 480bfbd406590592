import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { order, upload } from '../offers/offers.ts';
import { deliver, openTwo } from '../protected-sale/quarrel.ts';
import { readSale } from '../protected-sale/sales.ts';

const DISPUTES = '/super-admin-user/disputes';
/** As many as a decision may take: to choose, to type and to press are one each. */
const MOST_ACTIONS = 3;
const WHY = 'We laid the photos of both sides beside the tape, and read what was agreed on.';

type Quarrel = { saleId: string; asha: Page; bela: Page; names: { asha: string; bela: string } };
type Act = (main: Locator, quarrel: Quarrel) => Promise<void>;

const write: Act = (main) => main.getByLabel('What both read').fill(WHY);
const press =
  (button: string): Act =>
  (main) =>
    main.getByRole('button', { name: button, exact: true }).click();
const choose =
  (outcome: (names: Quarrel['names']) => string): Act =>
  (main, { names }) =>
    main.getByRole('radio', { name: outcome(names) }).check();

/** What the buyers say is wrong, what staff decide of it, and what they do for that. */
const DAY = [
  {
    reason: 'less-than-agreed',
    decided: 'Decided. Both are told',
    acts: [(main) => main.getByLabel(/^How much of the price goes back/).fill('20'), write, press('Decide')],
    outcome: 'part',
  },
  {
    reason: 'not-as-described',
    decided: 'Decided. Both are told',
    acts: [choose(({ asha }) => `To ${asha}`), write, press('Decide')],
    outcome: 'release',
  },
  {
    reason: 'damaged',
    decided: 'Decided. Both are told',
    acts: [choose(() => 'Back, once the hair was sent back'), write, press('Decide')],
    outcome: 'return',
  },
  {
    reason: 'empty-or-wrong',
    decided: 'Decided. Both are told',
    acts: [choose(({ bela }) => `All of it back to ${bela}`), write, press('Decide')],
    outcome: 'refund',
  },
  {
    reason: 'not-as-described',
    decided: 'Decided. This is final',
    acts: [choose(({ bela }) => `All of it back to ${bela}`), write, press('Answer the appeal')],
    outcome: 'refund',
  },
] as const satisfies readonly { reason: string; decided: string; acts: readonly Act[]; outcome: string }[];

// Five sales are agreed on, paid and posted before.
test.describe.configure({ timeout: 180_000 });

test('a staff day with five disputes: each decided from the list in three actions, and no page is loaded @long', async ({
  page: dara,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  await signIn(dara, 'dara', baseURL);
  const quarrels: Quarrel[] = [];
  for (const { reason } of DAY) quarrels.push(await quarrel(browser, baseURL, reason));
  const [last] = quarrels.slice(-1);
  if (last) await decideAndAppeal(dara, last, baseURL);

  await dara.goto(DISPUTES);
  await ready(dara);
  expect(await violationsOfPage(dara, 'main')).toEqual([]);
  const documents: string[] = [];
  dara.on('request', (sent) => sent.resourceType() === 'document' && documents.push(sent.url()));
  const main = dara.getByRole('main');
  for (const [no, { acts, decided, reason, outcome }] of DAY.entries()) {
    const each = quarrels[no];
    if (!each) throw new Error(`there is no dispute ${no}`);
    await test.step(`${reason}: ${outcome}`, async () => {
      await main.locator(`a[href="/super-admin-user/sale/${each.saleId}"]`).click();
      await expect(main.getByRole('button', { name: /^(Decide|Answer the appeal)$/ })).toBeVisible();
      expect(await violationsOfPage(dara, 'main')).toEqual([]);
      for (const act of acts) await act(main, each);
      await expect(main.getByText(decided)).toBeVisible();
      await expect(
        main.getByText(no === 4 ? 'sale.decide-appeal' : 'sale.decide', { exact: true }),
      ).toBeVisible();
      expect(acts.length).toBeLessThanOrEqual(MOST_ACTIONS);
      // What both read is what was decided.
      for (const side of [each.asha, each.bela]) expect(await readOutcome(side, each.saleId)).toBe(outcome);
      await main.getByRole('link', { name: /^Disputes/ }).click();
      await expect(main.getByRole('heading', { name: 'Disputes', level: 1 })).toBeVisible();
    });
  }
  expect(documents, 'no decision loaded a page').toEqual([]);
  await Promise.all(quarrels.flatMap(({ asha, bela }) => [asha, bela]).map((side) => side.context().close()));
});

/** Two people of their own, hair in the hands of its buyer, what she says is wrong, and the seller's side. */
async function quarrel(browser: Browser, baseURL: string, reason: string): Promise<Quarrel> {
  const open = async () => (await browser.newContext({ baseURL })).newPage();
  const [asha, bela] = [await open(), await open()];
  const names = await openTwo(asha, bela, baseURL);
  const saleId = await deliver(asha, bela, baseURL);
  const photos = [
    { id: await upload(bela, baseURL), kind: 'opened' },
    { id: await upload(bela, baseURL), kind: 'scale' },
  ];
  const text = 'The hair is not what we agreed on at all.';
  await step(bela, baseURL, 'sale/dispute', { saleId, reason, text, photos });
  await step(asha, baseURL, 'sale/answer', { saleId, text: 'It was as agreed when I packed it.' });
  return { saleId, asha, bela, names };
}

/** What waits for our last word. */
async function decideAndAppeal(dara: Page, { saleId, bela }: Quarrel, baseURL: string): Promise<void> {
  const { version } = await readSale(bela, saleId);
  const decision = { saleId, version, outcome: 'release', statement: WHY, reason: 'Both were heard.' };
  await order(dara, baseURL, 'super-admin-user/decideSale', decision);
  const text = 'The tape in my photo shows another length than hers.';
  await step(bela, baseURL, 'sale/appeal', { saleId, text });
}

type Wish = { saleId: string; reason?: string; text: string; photos?: object[] };

async function step(page: Page, baseURL: string, name: string, wish: Wish): Promise<void> {
  const { version } = await readSale(page, wish.saleId);
  await order(page, baseURL, name, { version, ...wish });
}

/** What was decided last, as one of the two is told it. */
async function readOutcome(page: Page, saleId: string): Promise<string | undefined> {
  const answer = await page.request.get(`/api/sale/show?saleId=${saleId}`);
  const { sale } = (await answer.json()) as {
    sale: { dispute: { decisions: { outcome: string }[] } | null };
  };
  return sale.dispute?.decisions.at(-1)?.outcome;
}
