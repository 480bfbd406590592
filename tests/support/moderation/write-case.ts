import type { TestSite } from '../site/test-site.ts';
import type { Name } from '../people/cast.ts';

type Written = { topic?: string; email?: string; text?: string; who?: Name };

/** Somebody writes to us by the contact page; the number of their case, and where its page is by the e-mail they got. */
export async function writeCase(
  site: TestSite,
  {
    topic = 'selling',
    email = 'rosa@example.com',
    text = 'How do I tie it before the cut?',
    who,
  }: Written = {},
): Promise<{ number: string; path: string }> {
  const form = (await site.get('/contact-us', who)).body;
  site.clock.now = new Date(site.clock.now.getTime() + 20_000);
  const stamp = /name="stamp" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const answer = await site.postForm('/contact-us', { topic, email, text, stamp }, who);
  const number = String(answer.headers.location).split('=')[1] ?? '';
  const found = await site.postForm('/customer-service/case', { caseNumber: number, caseEmail: email });
  return { number, path: String(found.headers.location) };
}
