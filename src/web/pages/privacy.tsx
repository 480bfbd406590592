import { ArticlePage } from '../content/article-page.tsx';
import { PRIVACY } from '../content/privacy.ts';

export default function Privacy() {
  return <ArticlePage article={PRIVACY} />;
}
