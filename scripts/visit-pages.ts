import { StartProblem } from '#platform/start-problem.ts';

/**
 * Looks at the front, a list, and a photo of it where there is one; tells what answered. A page that does not is refused;
 * a photo may have been missing before the backup, too.
 */
export async function visitPages(url: string): Promise<string> {
  await read(`${url}/`);
  const list = await read(`${url}/all-ads`);
  const photo = /\/photos\/[\w-]{22}\/\w+\.webp/.exec(list)?.[0];
  if (photo === undefined) return 'the front page and the list of ads answer';
  const { status } = await fetch(`${url}${photo}`);
  if (status !== 200)
    return `the front page and the list of ads answer, but ${photo} answers ${status}: look whether it did before`;
  return 'the front page, the list of ads and a photo answer';
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new StartProblem(`${new URL(url).pathname} answers ${answer.status}.`);
  return answer.text();
}
