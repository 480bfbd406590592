import { type Verdict, type AccessVisitor, VISITORS } from './access-verdicts.ts';
import type { Thing } from './access-things.ts';
import type { Whose } from './thing-owners.ts';

/** As for the API; 'gone' for a link that is over, 'on to …' where a page only leads somewhere else. */
export type PageVerdict = Verdict | 'gone' | `on to ${string}`;
export type PageVerdicts = Record<AccessVisitor, PageVerdict>;

/** A page that is the same page for whoever asks, or one that shows somebody's thing. */
export type PageRow =
  | { at: string; who: PageVerdicts }
  | ({
      thing: Thing;
      at: (thing: Record<string, string>) => string;
      /** A form that would be taken from whoever may send it. */
      form?: Record<string, string>;
    } & Record<Whose, PageVerdicts>);

export const all = (verdict: PageVerdict) =>
  Object.fromEntries(VISITORS.map((who) => [who, verdict])) as PageVerdicts;
export const ANYONE = all('yes');
export const SIGNED_IN: PageVerdicts = { ...ANYONE, visitor: 'sign in' };
export const only = (...who: AccessVisitor[]): PageVerdicts => ({
  ...all('no'),
  visitor: 'sign in',
  ...Object.fromEntries(who.map((one) => [one, 'yes'])),
});
export const STAFF = only('creator', 'moderator', 'admin');
export const MODERATES = only('moderator', 'admin');
export const ADMIN = only('admin');
export const hiddenFrom = (verdicts: PageVerdicts, ...who: AccessVisitor[]): PageVerdicts => ({
  ...verdicts,
  ...Object.fromEntries(who.map((one) => [one, 'hidden'])),
});
export const MEMBERS = ['buyer', 'seller', 'creator', 'moderator', 'admin'] as const;
/** A thing that nobody but its owner learns of, whatever their role. */
export const OWN_ALONE = { own: SIGNED_IN, others: hiddenFrom(SIGNED_IN, ...MEMBERS) };
export const leadsOn = (to: string, ...who: AccessVisitor[]) =>
  Object.fromEntries(who.map((one) => [one, `on to ${to}`])) as Partial<PageVerdicts>;

/** The pages that everybody with an area of their own has there. */
export function area(start: string, who: PageVerdicts): Record<string, PageRow> {
  const pages = ['settings', 'settings/second-factor', 'my-data'];
  return Object.fromEntries(pages.map((page) => [`${start}/${page}`, { at: `${start}/${page}`, who }]));
}
