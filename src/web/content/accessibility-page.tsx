import { ArticleLayout } from './article/article-layout.tsx';
import { ACCESSIBILITY } from './texts/accessibility.ts';

export default function AccessibilityPage() {
  return <ArticleLayout article={ACCESSIBILITY} />;
}
