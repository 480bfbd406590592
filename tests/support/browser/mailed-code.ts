import { type APIRequestContext, expect } from '@playwright/test';

/** The code in the last e-mail to this address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const find = async () => {
    const answer = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    });
    const { items } = (await answer.json()) as { items: { subject: string }[] };
    return items.map(({ subject }) => /^\d{6}\b/.exec(subject)?.[0]).find(Boolean) ?? '';
  };
  let code = '';
  await expect
    .poll(async () => (code = await find()), { timeout: 15_000, intervals: [50, 100] })
    .not.toBe('');
  return code;
}
