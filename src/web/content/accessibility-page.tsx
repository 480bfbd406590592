import { ArticlePage } from './article-layout.tsx';
import { ACCESSIBILITY } from './texts/accessibility.ts';
import { SAME_FOR_ALL } from '../request/cached.ts';

export const handle = SAME_FOR_ALL;

export default function Accessibility() {
  return <ArticlePage article={ACCESSIBILITY} />;
}
