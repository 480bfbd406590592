import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { conversationWith } from '../messages/talk-about-hair.ts';

const main = (page: Page) => page.getByRole('main');

/**
 * A message is reported, removed with reasons, and given back after an appeal: as its reader, its writer and an admin
 * see it, each in a browser of their own.
 */
export async function appealAgainstRemoval(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const [asha, bela, dara, mira] = await Promise.all(
    (['asha', 'bela', 'dara', 'mira'] as const).map(async (name) => {
      const page = await (await browser.newContext({ baseURL: address, javaScriptEnabled })).newPage();
      await signIn(page, name, address);
      return page;
    }),
  );
  if (!asha || !bela || !dara || !mira) throw new Error('somebody is missing');
  const mark = randomUUID().slice(0, 8);

  const { id } = await conversationWith(bela, (username) => username === 'asha');
  const said = `You will not find a better price anywhere, ${mark}.`;
  await bela.goto(`/messages/${id}`);
  if (javaScriptEnabled) await ready(bela);
  await main(bela).getByLabel('Your reply').fill(said);
  await main(bela).getByRole('button', { name: 'Send' }).click();
  await expect(main(bela).getByRole('listitem').getByText(said, { exact: true })).toBeVisible();
  // It stands there before it has arrived; then the box is empty.
  await expect(main(bela).getByLabel('Your reply')).toHaveValue('');

  await asha.goto(`/messages/${id}`);
  if (javaScriptEnabled) await ready(asha);
  const message = main(asha).getByRole('listitem').filter({ hasText: said });
  await message.getByRole('link', { name: 'Report' }).click();
  await main(asha).getByLabel('Harassment').check();
  await main(asha).getByRole('button', { name: 'Send the report' }).click();
  const receipt = await main(asha)
    .getByText(/Your case number is/)
    .innerText();
  const caseNumber = /FH-\d\d-[A-Z2-9]{6}/.exec(receipt)?.[0] ?? 'no number';

  await dara.goto(`/super-admin-user/report/${caseNumber}`);
  await main(dara)
    .getByRole('radio', { name: /Remove it/ })
    .check();
  await main(dara).getByLabel('What the person reads').fill(`It presses her to sell, ${mark}.`);
  await main(dara).getByLabel('Reason').fill('Pressing a seller.');
  await main(dara).getByRole('button', { name: 'Decide' }).click();
  await expect(main(dara).getByText('Everybody concerned gets an e-mail.')).toBeVisible();

  const letters = async (to: string) => {
    const answer = await bela.request.get(`/dev/mail?to=${to}`, { headers: { accept: 'application/json' } });
    return ((await answer.json()) as { items: { subject: string }[] }).items.map(({ subject }) => subject);
  };
  await expect
    .poll(() => letters('bela@fairhank.test'))
    .toContain(`${caseNumber}: our decision about a report`);
  await expect
    .poll(() => letters('asha@fairhank.test'))
    .toContain(`${caseNumber}: the outcome of your report`);
  await bela.goto(`/messages/${id}`);
  await expect(main(bela).getByText(said, { exact: true })).toHaveCount(0);

  await bela.goto(`/reports/${caseNumber}`);
  await expect(main(bela).getByText(`It presses her to sell, ${mark}.`)).toBeVisible();
  await main(bela).getByLabel('Why is it wrong?').fill('I only told her that my price is fair.');
  await main(bela).getByRole('button', { name: 'Send the appeal' }).click();
  await expect(main(bela).getByText('We have your appeal.')).toBeVisible();
  await expect(main(bela).getByLabel('Why is it wrong?')).toHaveCount(0);

  // Whoever decided does not answer the appeal while somebody else can.
  await mira.goto(`/super-admin-user/report/${caseNumber}`);
  await expect(main(mira).getByText('I only told her that my price is fair.').first()).toBeVisible();
  await main(mira)
    .getByRole('radio', { name: /Reverse it/ })
    .check();
  await main(mira).getByLabel('What the person reads').fill(`You are right, we are sorry, ${mark}.`);
  await main(mira).getByRole('button', { name: 'Answer the appeal' }).click();
  await expect(main(mira).getByText('Everybody concerned gets an e-mail.')).toBeVisible();

  await expect
    .poll(() => letters('bela@fairhank.test'))
    .toContain(`${caseNumber}: our answer to your appeal`);
  await bela.goto(`/reports/${caseNumber}`);
  await expect(main(bela).getByText('You were right. We have taken our decision back.')).toBeVisible();
  await expect(main(bela).getByText(`You are right, we are sorry, ${mark}.`)).toBeVisible();
  await asha.goto(`/messages/${id}`);
  await expect(main(asha).getByText(said, { exact: true })).toBeVisible();
  return {
    asha,
    bela,
    dara,
    close: () => Promise.all([asha, bela, dara].map((page) => page.context().close())),
  };
}
