import type { Site } from '../../request/page-context.ts';
import { type Article, blocksToText } from '../texts/article.ts';
import type { Question } from '../texts/question.ts';

/** A guide as search engines read it. */
export const articleData = (site: Site, { title, description, path, checkedOn }: Article) => ({
  '@type': 'Article',
  headline: title,
  description,
  url: site.origin + path,
  dateModified: checkedOn,
  author: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
});

/** Questions and their answers, as search engines read them. */
export const questionsData = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: blocksToText(answer) },
  })),
});
