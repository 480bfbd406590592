import { ArticleLayout } from './article/article-layout.tsx';
import { PRIVACY } from './texts/privacy.ts';
import { CACHED } from '../request/cached.ts';

export const handle = CACHED;

export default function PrivacyPage() {
  return <ArticleLayout article={PRIVACY} />;
}
