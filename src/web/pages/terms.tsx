import { ArticlePage } from '../content/article-page.tsx';
import { TERMS } from '../content/terms.ts';

export default function Terms() {
  return <ArticlePage article={TERMS} />;
}
