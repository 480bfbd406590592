import { ArticleLayout } from './article/article-layout.tsx';
import { PRIVACY } from './texts/privacy.ts';

export default function PrivacyPage() {
  return <ArticleLayout article={PRIVACY} />;
}
