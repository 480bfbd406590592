import { ArticleLayout } from './article/article-layout.tsx';
import { TERMS } from './texts/terms.ts';
import { CACHED } from '../request/cached.ts';

export const handle = CACHED;

export default function TermsPage() {
  return <ArticleLayout article={TERMS} />;
}
