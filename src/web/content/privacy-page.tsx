import { ArticlePage } from './article-layout.tsx';
import { PRIVACY } from './texts/privacy.ts';
import { SAME_FOR_ALL } from '../request/cached.ts';

export const handle = SAME_FOR_ALL;

export default function Privacy() {
  return <ArticlePage article={PRIVACY} />;
}
