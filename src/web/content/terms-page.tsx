import { ArticlePage } from './article-layout.tsx';
import { TERMS } from './texts/terms.ts';
import { SAME_FOR_ALL } from '../request/cached.ts';

export const handle = SAME_FOR_ALL;

export default function Terms() {
  return <ArticlePage article={TERMS} />;
}
