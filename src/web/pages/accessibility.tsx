import { ArticlePage } from '../content/article-page.tsx';
import { ACCESSIBILITY } from '../content/accessibility.ts';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

export default function Accessibility() {
  return <ArticlePage article={ACCESSIBILITY} />;
}
