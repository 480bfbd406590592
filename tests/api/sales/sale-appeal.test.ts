import { expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { giveRole } from '#tests/support/people/give-role.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
const text = 'The scale in my photo shows what was agreed on. Look again.';

async function decided(outcome = 'refund') {
  await quarrel.disputed();
  await quarrel.answer();
  return quarrel.mustDecide({ outcome });
}

/** Cleo is an admin as well, or no longer. */
const makeCleo = (role: 'admin' | 'creator') => giveRole(site, 'cleo', role);

test('either appeals, once; nothing moves meanwhile; the last word is carried out at once', async () => {
  await decided();
  expect(await site.must('appeal', 'asha', { text })).toMatchObject({ dispute: { appealedBy: 'seller' } });
  expect(said(await site.step('appeal', 'bela', { text }))).toBe(
    '409 There was an appeal already. There is one a dispute.',
  );
  expect(said(await site.step('acceptDecision', 'bela'))).toBe('409 There is an appeal. We look once more.');
  site.wait(2 * DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'disputed' });
  await quarrel.mustDecide({ outcome: 'release' }, 'decideSaleAppeal');
  expect(await site.show()).toMatchObject({
    state: 'releasing',
    dispute: { isOpen: false, decisions: [{ outcome: 'refund' }, { outcome: 'release' }] },
  });
  await site.moneyWork();
  expect(await site.show()).toMatchObject({ state: 'released' });
  expect(await quarrel.audits()).toEqual(['sale.decide', 'sale.decide-appeal']);
  const letters = await quarrel.letters();
  for (const who of ['asha', 'bela'])
    expect(letters.filter((each) => each.startsWith(`${who}: Our last word`))).toHaveLength(1);
});

test('who decided first does not answer the appeal where somebody else can', async () => {
  await decided();
  await site.must('appeal', 'bela', { text });
  await makeCleo('admin');
  try {
    expect(said(await quarrel.decide({ outcome: 'release' }, 'decideSaleAppeal'))).toBe(
      '403 You decided this yourself, so somebody else of us answers the appeal.',
    );
    await quarrel.mustDecide({ outcome: 'refund' }, 'decideSaleAppeal', 'cleo');
    expect(await site.show()).toMatchObject({ state: 'refunding', endReason: 'decided' });
  } finally {
    await makeCleo('creator');
  }
});

test('whoever comes second hears who was first, also on the newest page', async () => {
  await decided();
  await makeCleo('admin');
  try {
    const late = (operation: string, who: 'cleo' | 'dara' = 'dara') =>
      quarrel.decide({ outcome: 'release' }, operation, who);
    expect(said(await late('decideSale', 'cleo'))).toBe(
      '409 This was decided already. It was dara who decided it.',
    );
    expect(said(await quarrel.staff('postponeSale', {}, 'cleo'))).toBe(
      '409 There is nothing to decide in this sale now. It was dara who decided it.',
    );
    await site.must('appeal', 'bela', { text });
    await quarrel.mustDecide({ outcome: 'refund' }, 'decideSaleAppeal', 'cleo');
    for (const operation of ['decideSale', 'decideSaleAppeal'])
      expect(said(await late(operation))).toMatch(
        /^409 This sale is [^.]+\. This cannot be done now\. It was cleo who answered the appeal\.$/,
      );
  } finally {
    await makeCleo('creator');
  }
});

test('before a decision, after its day, and for whoever has accepted there is none', async () => {
  await quarrel.disputed();
  expect(said(await site.step('appeal', 'bela', { text }))).toBe('409 There is no decision yet.');
  expect(said(await quarrel.decide({ outcome: 'refund' }, 'decideSaleAppeal'))).toBe(
    '409 There is no appeal in this sale.',
  );
  await quarrel.answer();
  await quarrel.mustDecide({ outcome: 'release' });
  await site.must('acceptDecision', 'asha');
  expect(said(await site.step('appeal', 'asha', { text }))).toBe('409 You have accepted this decision.');
  site.wait(DAY_MS);
  expect(said(await site.step('appeal', 'bela', { text }))).toBe(
    '409 This sale is being paid out. This cannot be done now.',
  );
});

test('an appeal that nobody of ours answers: the clock says so, and the first decision stands', async () => {
  await decided('refund');
  await site.must('appeal', 'asha', { text });
  site.wait(25 * DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({
    state: 'refunded',
    endReason: 'decided',
    dispute: { decisions: [{ isByClock: false }, { isByClock: true, outcome: 'refund' }] },
  });
  expect((await quarrel.letters()).filter((each) => each.includes('We have decided'))).toHaveLength(4);
});
