import { ArticlePage } from '../content/article-page.tsx';
import { PRIVACY } from '../content/privacy.ts';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

export default function Privacy() {
  return <ArticlePage article={PRIVACY} />;
}
