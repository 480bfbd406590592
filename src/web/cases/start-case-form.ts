import { CASE_TOPICS, isCaseNumber, type CaseTopic } from '#rules/help/case-words.ts';
import { marketContext } from '../request/page-context.ts';
import type { Asked } from '../request/sign-in.ts';

/** What the form begins with: what we know already, and what the link that led here asked for. */
export type CaseFormStart = {
  stamp: string;
  email: string;
  ad: string;
  text: string;
  topic: CaseTopic | undefined;
  /** The case that was just opened. */
  opened: { number: string; promisedBy: string | null } | null;
};

const AD_PAGE = /^\/ad\/[0-9a-f-]{36}(?:\/|$)/;

export async function startCaseForm(request: Request, { url, context }: Asked): Promise<CaseFormStart> {
  const { cases, viewer } = context.get(marketContext);
  const asked = url.searchParams;
  const opened = asked.get('case');
  return {
    stamp: await cases.stamp(),
    email: viewer?.email ?? '',
    ad: adCameFrom(request.headers.get('Referer')),
    text: (asked.get('text') ?? '').slice(0, 300).toWellFormed(),
    topic: CASE_TOPICS.find((topic) => topic === asked.get('topic')),
    opened:
      opened !== null && isCaseNumber(opened)
        ? { number: opened, promisedBy: await cases.promise(opened) }
        : null,
  };
}

function adCameFrom(referrer: string | null): string {
  if (referrer === null || !URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return AD_PAGE.test(pathname) ? origin + pathname : '';
}
