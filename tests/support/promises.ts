import { readFileSync } from 'node:fs';
import { PLANS } from '#rules/payments/subscription.ts';
import { ABOUT } from '#web/content/texts/about.ts';
import { ACCESSIBILITY } from '#web/content/texts/accessibility.ts';
import { type Article, type Block, blocksToText } from '#web/content/texts/article.ts';
import { HOW_TO_BUY } from '#web/content/texts/how-to-buy.ts';
import { HOW_TO_SELL } from '#web/content/texts/how-to-sell.ts';
import { PRIVACY } from '#web/content/texts/privacy.ts';
import { ALL_QUESTIONS } from '#web/content/texts/questions.ts';
import { PROTECTED_SALE } from '#web/content/texts/protected-sale.ts';
import { TERMS } from '#web/content/texts/terms.ts';
import { WEBSITE_SAFETY } from '#web/content/texts/website-safety.ts';

const ARTICLES: readonly Article[] = [
  ABOUT,
  ACCESSIBILITY,
  HOW_TO_BUY,
  HOW_TO_SELL,
  PRIVACY,
  PROTECTED_SALE,
  TERMS,
  WEBSITE_SAFETY,
];

/** What speaks of us and promises nothing: what we think, what we may do, what somebody else should do or says. */
export const NO_PROMISE: readonly string[] = [
  'We are a market for real human hair.',
  'We think it can be simple.',
  'We do not judge anybody’s faith.',
  'If something stops you, that is our mistake, and we want to hear about it.',
  'If our answer does not help, you can turn to the office for equal rights in your country.',
  'We think that hair should be sold by the one who grew it.',
  'Tells you on the next page which photos we could not take',
  'If we do not help, you can complain to the data protection office of your country.',
  'We wrote them so that you can read them.',
  'We may check an ad before it goes up.',
  'We may take down an ad, hold a message, or block an account.',
  'We do not answer for what a buyer or a seller does.',
  'The law of the country in our postal address applies.',
  '“We are from the site.”',
  'They say they are our staff and ask for your password, a code or a fee.',
  'We want you to know how far our help goes.',
  'We do not see the hair.',
  'In any other you and the buyer choose how to pay, and we cannot see it.',
  'We do not hold the hair in our hands.',
  'We look at photos and words.',
  'People may copy our light.',
  'We do not check papers of every buyer.',
  'We looked at 1 ad.',
  'We took something down and you do not agree',
  'The number is in the e-mail that we sent you.',
  'Our suggestion, or another of 3 to 30 letters, digits, _ or -.',
  'We cannot be reached at the moment.',
];

/** A row of docs/promises.md. */
export type Promised = { page: string; sentence: string; keeper: string; proof: string };

/** Every row, with its sentence as people read it. */
export function readPromises(): Promised[] {
  const rows = readFileSync('docs/promises.md', 'utf8').matchAll(/^\| (`\/.*) \|$/gm);
  return [...rows].map(([, row = '']) => {
    const [page = '', sentence = '', keeper = '', proof = '', ...more] = row.split(' | ');
    if (proof === '' || more.length > 0) throw new Error(`A row of promises.md has not four cells: ${row}`);
    return { page: page.replaceAll('`', ''), sentence: blocksToText([sentence]), keeper, proof };
  });
}

/** The tests that a text names, by file and title. */
export const namedTests = (text: string): { file: string; title: string }[] =>
  [...text.matchAll(/`((?:tests|src)\/[^`]+\.ts)` ((?:“[^”]+”(?: and )?)+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );

/** What a person reads in the middle of a page. */
export function readWords(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<\/?(?:a|b|strong)(?: [^>]*)?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#x27|amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
  return words.replaceAll(/\s+/g, ' ');
}

const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** What stands in a line with other words; whatever else has a tag stands apart. */
const IN_A_LINE = /<\/?(?:a|b|strong|i|em|q|abbr|time|wbr|code)(?: [^>]*)?>/g;

/** Every sentence in the middle of a page in which we speak of ourselves. */
export function sentencesIn(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(IN_A_LINE, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&(?:#x27|amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity))
    .flatMap((text) => toSentences(text.replaceAll(/\s+/g, ' ').trim()))
    .filter(isAboutUs);
}

const isAboutUs = (sentence: string): boolean => /\b(?:we|our|staff)\b/i.test(sentence);

/** Every sentence of the text pages and the plans in which we speak of ourselves. */
export function sentencesAboutUs(): { page: string; sentence: string }[] {
  const texts = [
    ...ARTICLES.flatMap(({ path, lead, sections }) =>
      [lead, ...sections.flatMap(({ blocks }) => toPieces(blocks))].map((text) => ({ page: path, text })),
    ),
    ...ALL_QUESTIONS.flatMap(({ answer }) => toPieces(answer)).map((text) => ({ page: '/faq', text })),
    ...Object.values(PLANS).flatMap(({ gives }) => gives.map((text) => ({ page: '/payment/', text }))),
  ];
  return texts.flatMap(({ page, text }) =>
    toSentences(text)
      .filter(isAboutUs)
      .map((sentence) => ({ page, sentence })),
  );
}

const toPieces = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('list' in block) return block.list;
    if ('steps' in block) return block.steps;
    if ('table' in block) return block.table.rows.flat();
    return ['note' in block ? block.note : block.says];
  });

const toSentences = (text: string): string[] => blocksToText([text]).split(/(?<=[.?!]”?)\s+(?=[“A-Z])/);
