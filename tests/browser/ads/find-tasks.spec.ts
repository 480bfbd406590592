import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { Finder } from './finder.ts';

// Twenty things people come for. Each hand on the page counts, and nobody needs more than three.
const MAX_INTERACTIONS = 3;

type Task = [name: string, from: string, work: (finder: Finder) => Promise<void>];

/** What is found in the same way is looked for one after the other in one browser: to open it takes longer than to look. */
const TASKS: { by: string; tag?: string; tasks: Task[] }[] = [
  {
    by: 'taps on the front page',
    tasks: [
      [
        'black hair, from the front page',
        '/',
        async (me) => {
          await me.tap(me.link(/^Black/));
          await me.allSay('Black');
        },
      ],
      [
        'hair of 25 to 30 inches, from the ruler',
        '/',
        async (me) => {
          await me.tap(me.link(/25–30 in/));
          await me.inchesAre((all) => all.every((inches) => inches >= 25 && inches < 30));
        },
      ],
      [
        'Indian hair, from the front page',
        '/',
        async (me) => {
          await me.tap(me.link(/^Indian/));
          await expect(me.page).toHaveURL(/hair-ethnicity\/indian/);
          await expect(me.cards.first()).toBeVisible();
        },
      ],
      [
        'long black hair, by a category and a chip',
        '/',
        async (me) => {
          await me.tap(me.link(/^Black/));
          await me.tap(me.link('20 in and longer'));
          await me.inchesAre((all) => all.every((inches) => inches >= 20));
        },
      ],
    ],
  },
  {
    by: 'words',
    tasks: [
      [
        'a sentence: 24 inch black under 900 dollars',
        '/',
        async (me) => {
          await me.search('24 inch black under $900');
          for (const label of ['20–25 in', 'Black', 'up to $900']) await expect(me.chip(label)).toBeVisible();
        },
      ],
      [
        'untreated Indian hair',
        '/',
        async (me) => {
          await me.search('untreated indian');
          for (const label of ['Never coloured', 'Indian']) await expect(me.chip(label)).toBeVisible();
          await expect(me.cards.first()).toBeVisible();
        },
      ],
      [
        'grey hair, spelled the American way',
        '/',
        async (me) => {
          await me.search('gray hair');
          await me.allSay('White & grey');
        },
      ],
      [
        'chestnut with a slip',
        '/',
        async (me) => {
          await me.search('chesnut');
          await expect(me.chip('Chestnut')).toBeVisible();
        },
      ],
      [
        'the longest of all',
        '/',
        async (me) => {
          await me.search('longest hair');
          await me.inchesAre((all) => all.every((inches, at) => inches <= (all[at - 1] ?? inches)));
        },
      ],
      [
        'in centimetres',
        '/',
        async (me) => {
          await me.search('60 cm');
          await me.inchesAre((all) => all.every((inches) => inches >= 20 && inches < 25));
        },
      ],
      [
        'by the price per gram',
        '/',
        async (me) => {
          await me.search('under £3 per gram');
          await expect(me.chip('up to £3/g')).toBeVisible();
          await expect(me.cards.first()).toBeVisible();
        },
      ],
      [
        'what was paid for black hair',
        '/',
        async (me) => {
          await me.search('sold black');
          await expect(me.chip('Including sold')).toBeVisible();
          await expect(me.cards.filter({ hasText: /Sold \d/ }).first()).toBeVisible();
        },
      ],
    ],
  },
  {
    by: 'the links of a list',
    tasks: [
      [
        'the lowest price per gram',
        '/all-ads',
        async (me) => {
          await me.tap(me.link('Lowest price per gram'));
          await expect(me.main.getByRole('combobox', { name: 'Order' })).toHaveValue('price-per-gram');
        },
      ],
      [
        'hair with a tape measure in the photo',
        '/all-ads',
        async (me) => {
          await me.tap(me.link('Measured'));
          // The one word on a card is the one that matters more.
          await me.allSay(/Measured|Reserved/);
        },
      ],
      [
        'the same without the price',
        '/all-ads?q=black+under+1',
        async (me) => {
          await me.tap(me.chip('up to $1'));
          await me.allSay('Black');
        },
      ],
      [
        'a way out where nothing fits',
        '/all-ads?colour=black&minPrice=19000',
        async (me) => {
          await me.tap(me.link(/^Without “from/));
          await me.allSay('Black');
        },
      ],
      [
        'more of the same',
        '/all-ads',
        async (me) => {
          const before = await me.cards.count();
          await me.tap(me.link(/^Load/));
          await expect(me.cards.nth(before).getByRole('heading').getByRole('link')).toBeFocused();
          const shown = await me.cards.count();
          await expect(
            me.main.getByText(new RegExp(`^${shown - before} more ads, ${shown} of \\d+ ads$`)),
          ).toBeAttached();
          expect(new Set(await me.cards.getByRole('heading').allInnerTexts()).size).toBeGreaterThan(before);
        },
      ],
      [
        'similar hair',
        '/all-ads',
        async (me) => {
          await me.tap(me.cards.first().getByRole('heading').getByRole('link'));
          await me.tap(
            me.main
              .getByRole('region', { name: 'Similar hair' })
              .getByRole('heading')
              .getByRole('link')
              .nth(1),
          );
          await expect(me.page).toHaveURL(/\/ad\//);
        },
      ],
      [
        'what else a seller has',
        '/all-ads',
        async (me) => {
          await me.tap(me.cards.first().getByRole('heading').getByRole('link'));
          await me.tap(me.main.getByRole('complementary', { name: 'The seller' }).getByRole('link'));
          await expect(me.main.getByRole('heading', { name: 'For sale now' })).toBeVisible();
        },
      ],
    ],
  },
  {
    by: 'filters and menu, which look different on a phone',
    tag: '@both',
    tasks: [
      [
        'wavy hair, by the filters',
        '/all-ads',
        async (me) => {
          if (me.hasPhone) await me.tap(me.main.getByRole('button', { name: /^Filter/ }));
          await me.tap(me.main.getByRole('checkbox', { name: /^Wavy/ }));
          await expect(me.main.getByRole('checkbox', { name: /^Wavy/ })).toBeChecked();
          if (me.hasPhone) await me.tap(me.main.getByRole('button', { name: /^Show \d+ ads$/ }));
          await expect(me.chip('Wavy')).toBeVisible();
          await expect(me.cards.first()).toBeVisible();
        },
      ],
      [
        'an ad again that was put aside',
        '/all-ads',
        async (me) => {
          const title = await me.cards.first().getByRole('heading').innerText();
          await me.tap(me.cards.first().getByRole('button', { name: /^Save/ }));
          await expect(me.cards.first().getByRole('button', { name: /^Remove from/ })).toBeVisible();
          if (me.hasPhone) await me.tap(me.page.getByRole('button', { name: 'Menu', exact: true }));
          await me.tap(me.page.getByRole('link', { name: 'Saved ads' }).filter({ visible: true }).first());
          await expect(me.main.getByRole('heading', { name: title }).first()).toBeVisible();
        },
      ],
    ],
  },
];

for (const { by, tag = [], tasks } of TASKS)
  test(
    `by ${by}, ${tasks.length} things are found in at most three steps each`,
    { tag },
    async ({ page, isMobile }) => {
      test.setTimeout(60_000);
      for (const [name, from, work] of tasks)
        await test.step(name, async () => {
          await page.goto(from);
          await ready(page);
          const finder = new Finder(page, isMobile);
          await work(finder);
          expect(finder.count, name).toBeLessThanOrEqual(MAX_INTERACTIONS);
        });
    },
  );
