import { ArticlePage } from '../content/article-page.tsx';
import { ACCESSIBILITY } from '../content/accessibility.ts';

export default function Accessibility() {
  return <ArticlePage article={ACCESSIBILITY} />;
}
