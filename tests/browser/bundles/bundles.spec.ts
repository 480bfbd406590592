import { expect, type Page, test } from '@playwright/test';
import { violations } from '#tests/support/browser/axe.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { stopClock } from '#tests/support/browser/stop-clock.ts';
import { bundlesOn, openBundles, WIDE_NEED } from './bundles.ts';

/** Holds back the answers to needs, each told by its grams, until it is let go. */
async function holdAnswers(page: Page) {
  const held = new Map<string, () => void>();
  await page.route('**/bundles.data*', async (route) => {
    const grams = new URL(route.request().url()).searchParams.get('grams') ?? '';
    await new Promise<void>((go) => held.set(grams, go));
    await route.continue().catch(() => {});
  });
  return {
    isAsked: (grams: string) => expect.poll(() => held.has(grams)).toBe(true),
    letGo: (grams: string) => held.get(grams)?.(),
    count: () => held.size,
    stop: () => page.unroute('**/bundles.data*'),
  };
}

test(
  'the need is stepped, dragged and ticked, and the answer follows',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const bundles = await openBundles(page, WIDE_NEED);
    await expect(bundles.sets).toHaveCount(3);
    await expect(bundles.drawing).toBeVisible();
    await expect(bundles.sum).toContainText(
      /Hair (?:about )?£\d+ \+ about £\d+ for \d parcels \(your guess\)/,
    );
    expect(await violations(page, 'everything')).toEqual([]);

    await bundles.openNeed(isMobile);
    await bundles.press('Weight: more');
    await bundles.press('Weight: more');
    await expect(bundles.field('Weight')).toHaveValue('120');
    await expect(page).toHaveURL(/grams=120/);
    await bundles.main.getByRole('slider', { name: 'At least this long: slide' }).fill('12.5');
    await expect(page).toHaveURL(/length=12\.5/);
    await bundles.main.getByRole('checkbox', { name: 'Brown' }).uncheck();
    await expect(page).toHaveURL(/colour=black(?:&|$)/);
    await expect(bundles.answer).toHaveAttribute('aria-busy', 'false');
    if (isMobile) {
      expect(await violations(page, 'main')).toEqual([]);
      await bundles.press('Show');
      await expect(bundles.line).toContainText('120 g, 12.5 in or longer');
    }
    await expect(bundles.main.getByText('12.5 in, what you need')).toBeVisible();
    await expect(bundles.main.getByText('6 in apart at most')).toBeVisible();
    await expect(bundles.hanks.first()).toContainText('black');
    // It was changed in place: one step back leaves the page.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/bundles/);
  },
);

test('the tape, the hanks and what is said of them are in the unit of whoever reads', async ({ page }) => {
  const bundles = await openBundles(page, WIDE_NEED);
  const tape = bundles.drawing.locator('.bun-number');
  const inches = await tape.allTextContents();
  await expect(bundles.drawing).toHaveAccessibleName(/\d in, \d+ g.* Wanted: 10 in\./);
  await page.getByRole('form', { name: 'Display settings' }).getByLabel('Lengths').selectOption('cm');
  await expect(bundles.drawing).toHaveAccessibleName(/\d cm, \d+ g.* Wanted: 25 cm\./);
  await expect(bundles.main.getByText('25 cm, what you need')).toBeVisible();
  const centimetres = await tape.allTextContents();
  expect(centimetres).not.toEqual(inches);
  expect(Number(centimetres.at(-1))).toBeGreaterThan(2 * Number(inches.at(-1)));
  await expect(bundles.drawing.locator('.bun-flag-words')).toHaveText('25 cm');
});

test('of quick changes the last is answered, and none before it comes after', async ({ page }) => {
  const bundles = await openBundles(page, WIDE_NEED);
  await bundles.openNeed(true);
  const answers = await holdAnswers(page);
  await bundles.press('Weight: more');
  await answers.isAsked('110');
  await expect(bundles.answer).toHaveClass(/is-old/);
  for (let press = 0; press < 4; press++) await bundles.press('Weight: more');
  await answers.isAsked('150');
  // What was asked last comes first.
  answers.letGo('150');
  await expect(bundles.answer).not.toHaveClass(/is-old/);
  await expect(bundles.line.locator('b')).toHaveText('150 g, 10 in or longer');
  answers.letGo('110');
  await answers.stop();
  await expect(bundles.field('Weight')).toHaveValue('150');
  await bundles.press('Show');
  await expect(bundles.line).toContainText('150 g, 10 in or longer');
  await expect(page).toHaveURL(/grams=150/);
});

test('an emptied weight gets its sentence, and nothing comes back into the form', async ({ page }) => {
  const bundles = await openBundles(page, WIDE_NEED);
  await bundles.openNeed(true);
  await bundles.main.getByRole('checkbox', { name: 'Black' }).uncheck();
  await expect(page).toHaveURL(/colour=brown(?:&|$)/);
  await bundles.field('Weight').fill('');
  await expect(page.locator('#grams-problem')).toHaveText('Enter 20 to 600 grams.');
  await expect(bundles.field('Weight')).toHaveValue('');
  await expect(bundles.main.getByRole('checkbox', { name: 'Black' })).not.toBeChecked();
  // What is understood is not written otherwise while somebody is at it.
  await bundles.field('Weight').fill('130.0');
  await expect(bundles.line.locator('b')).toHaveText('130 g, 10 in or longer');
  await expect(bundles.field('Weight')).toHaveValue('130.0');
  await bundles.field('Weight').blur();
  await expect(bundles.field('Weight')).toHaveValue('130');
  await expect(page).toHaveURL(/colour=brown(?:&|$)/);
});

test('other money brings its own parcel, and more wishes stay open', async ({ page }) => {
  const bundles = await openBundles(page, `${WIDE_NEED}&budget=900`);
  await bundles.openNeed(true);
  await bundles.main.getByRole('combobox', { name: 'Money' }).selectOption('INR');
  await expect(page).toHaveURL(/currency=INR/);
  await expect(bundles.main.getByLabel('I reckon a parcel costs')).toHaveValue('1000');
  const budget = bundles.main.getByLabel('Budget, parcels too (optional)');
  await expect(budget).toHaveValue('');
  await expect(bundles.sum).toContainText('₹');
  // With the budget the reason to open them is gone.
  await expect(budget).toBeVisible();
});

test('a change that still rests gives way to whoever goes on', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  await stopClock(page);
  const bundles = await openBundles(page, WIDE_NEED);
  const answers = await holdAnswers(page);
  await bundles.openNeed(true);
  await bundles.field('Weight').fill('140');
  await bundles.main
    .locator('form#keep')
    .evaluate((form: HTMLFormElement) => form.requestSubmit(form.querySelector('[value=look]')));
  await answers.isAsked('100');
  await page.clock.runFor(2_000);
  answers.letGo('100');
  await expect(page).toHaveURL(/\/bundles\/[0-9a-f-]{36}$/);
  expect(answers.count()).toBe(1);
  await page.clock.resume();
  await answers.stop();
  await bundles.main.getByRole('button', { name: 'Delete this set' }).click();
  await expect(page).toHaveURL(/\/bundles$/);
});

test('another set opens at once, and nothing is asked for it', async ({ page }) => {
  const bundles = await openBundles(page, WIDE_NEED);
  const [first, second] = [await bundles.sum.innerText(), bundles.sets.nth(1)];
  const answers = await holdAnswers(page);
  await second.click();
  await expect(page).toHaveURL(/set=2/);
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect(await bundles.sum.innerText()).not.toBe(first);
  expect(answers.count()).toBe(0);
  await answers.stop();
  await page.reload();
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('one place is swapped, and only that hank changes', async ({ page }) => {
  const bundles = await openBundles(page, WIDE_NEED);
  const before = await bundles.hanks.locator('.bun-name a').evaluateAll(listAddresses);
  await bundles.main.getByRole('link', { name: 'Swap A' }).click();
  await expect(page).toHaveURL(/swap=1/);
  const box = bundles.main.locator('.bun-swaps');
  await expect(box).toContainText('in the place of A');
  await box
    .getByRole('link', { name: /^Take / })
    .first()
    .click();
  await expect(page).toHaveURL(/hanks=/);
  await expect(box).toHaveCount(0);
  const after = await bundles.hanks.locator('.bun-name a').evaluateAll(listAddresses);
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
});

const listAddresses = (links: Element[]) => links.map((link) => link.getAttribute('href'));

test('an address that makes no sense gets its sentence at the field, and no search', async ({ page }) => {
  for (const [wrong, sentence] of [
    ['grams=19', 'Enter 20 to 600 grams.'],
    ['grams=601', 'Enter 20 to 600 grams.'],
    ['grams=lots', 'Enter 20 to 600 grams.'],
    ['spread=7', 'Hair more than 6 in apart does not go into one piece.'],
    ['colour=', 'Choose at least one colour.'],
    ['colour=purple', 'Choose at least one colour.'],
    ['to=', 'Say where it must be sent.'],
    ['budget=0', 'Enter a budget or leave it empty.'],
  ] as const) {
    const address = new URL(WIDE_NEED, 'http://here.test');
    const [name = '', value = ''] = wrong.split('=');
    address.searchParams.set(name, value);
    const answer = await page.goto(address.pathname + address.search);
    expect(answer?.status(), wrong).toBe(422);
    await expect(page.getByRole('alert').filter({ hasText: sentence }), wrong).toBeVisible();
    await expect(page.locator(`#${name}-problem`)).toHaveText(sentence);
    await expect(bundlesOn(page).sets).toHaveCount(0);
  }
  // What is no part of a need is nobody's business.
  for (const odd of ['&set=9&swap=x&hanks=none,none', '&set=2&swap=6', '&utm=1&set=-1', '&hanks=%00'])
    expect((await page.goto(WIDE_NEED + odd))?.status(), odd).toBe(200);
  expect(await violations(page, 'main')).toEqual([]);
});

test('where nothing is found the page says so, and a link of a part fills up the rest', async ({ page }) => {
  await page.goto('/bundles?grams=600&length=40&spread=0&colour=red&texture=coily&treatment=virgin&to=GB');
  await expect(page.getByRole('heading', { name: /goes together/ }).nth(1)).toBeVisible();
  await page.goto('/hair-categories/hair-colour/brown');
  await page.getByRole('link', { name: 'Plan a whole wig' }).click();
  await expect(page).toHaveURL(/\/bundles\?colour=brown$/);
  await expect(bundlesOn(page).line).toContainText('170 g, 16 in or longer');
  await expect(bundlesOn(page).line).toContainText('brown, straight or wavy');
});

test('a set is kept, watched, asked about and dropped', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  const bundles = await openBundles(page, WIDE_NEED);
  await bundles.sets.nth(2).click();
  await bundles.main.getByRole('button', { name: 'Keep this set' }).click();
  await expect(page).toHaveURL(/\/bundles\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black or brown, 100 g, 10 in or longer');
  await expect(bundles.drawing).toBeVisible();
  expect(await violations(page, 'everything')).toEqual([]);
  await bundles.main.getByRole('link', { name: 'Swap hank 1' }).click();
  const swaps = bundles.main.locator('.bun-swaps');
  // As if it were sold between the look and the press.
  await swaps
    .locator('input[name=adId]')
    .first()
    .evaluate((field: HTMLInputElement) => (field.value = '00000000-0000-7000-8000-000000000000'));
  await swaps.getByRole('button', { name: 'Take' }).first().click();
  await expect(swaps.getByRole('alert')).toContainText('One of these hanks is not for sale to you now.');
  // Without script the page is drawn anew from this address.
  await expect(page).toHaveURL(/\?swap=1$/);
  const plan = bundles.main.getByRole('region', { name: 'Ask all sellers' });
  await expect(plan.getByText('Can be asked').first()).toBeVisible();
  await plan.getByRole('button', { name: 'Send to all' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Message sent' }).first()).toBeVisible();
  await bundles.main.getByRole('button', { name: 'Delete this set' }).click();
  await expect(page).toHaveURL(/\/bundles$/);
});
