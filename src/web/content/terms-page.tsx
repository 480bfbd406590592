import { ArticleLayout } from './article/article-layout.tsx';
import { TERMS } from './texts/terms.ts';

export default function TermsPage() {
  return <ArticleLayout article={TERMS} />;
}
