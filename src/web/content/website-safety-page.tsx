import { ArticleLayout } from './article/article-layout.tsx';
import { WEBSITE_SAFETY } from './texts/website-safety.ts';
import { ScissorsPauseIcon } from '../ui/icons/icons.tsx';

export default function WebsiteSafetyPage() {
  return <ArticleLayout article={WEBSITE_SAFETY} mark={<ScissorsPauseIcon />} />;
}
