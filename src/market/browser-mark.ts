import { fingerprint, randomSecret } from '#platform/secrets/secrets.ts';
import type { Context } from './context.ts';
import { DAY_SECONDS } from '#rules/time.ts';

const PURPOSE = 'browser-mark';
const FORM = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

/**
 * What a browser is known by to whoever is not signed in, as it is stored. One that shows no mark is given one with the
 * answer: until it comes back with it, nobody is this browser.
 */
export function markBrowser(ctx: Context): string {
  const told = ctx.browser.cookies.get('browser')?.value;
  const mark = readMark(ctx, told ?? ctx.browser.mark) ?? randomSecret();
  const value = `${mark}.${ctx.secrets.sign(PURPOSE, mark)}`;
  ctx.browser.cookies.set('browser', { value, seconds: DAY_SECONDS });
  return fingerprint(mark);
}

/** The same for looking only; null where the browser shows no mark of ours. */
export function findBrowserMark(ctx: Context): string | null {
  const mark = readMark(ctx, ctx.browser.mark);
  return mark === undefined ? null : fingerprint(mark);
}

/** Signed by us, so that two who make a cookie up are not one browser. */
function readMark({ secrets }: Context, cookie: string | null): string | undefined {
  const [, mark, signature = ''] = FORM.exec(cookie ?? '') ?? [];
  return mark !== undefined && secrets.isSigned(PURPOSE, mark, signature) ? mark : undefined;
}
