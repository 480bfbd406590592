import { ArticlePage } from '../content/article-page.tsx';
import { TERMS } from '../content/terms.ts';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

export default function Terms() {
  return <ArticlePage article={TERMS} />;
}
