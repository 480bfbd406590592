import { ArticleLayout } from './article/article-layout.tsx';
import { ACCESSIBILITY } from './texts/accessibility.ts';
import { CACHED } from '../request/cached.ts';

export const handle = CACHED;

export default function AccessibilityPage() {
  return <ArticleLayout article={ACCESSIBILITY} />;
}
