import { ArticlePage } from '../content/article-page.tsx';
import { WEBSITE_SAFETY } from '../content/website-safety.ts';
import { ScissorsPauseIcon } from '../ui/icons.tsx';

export default function WebsiteSafety() {
  return <ArticlePage article={WEBSITE_SAFETY} mark={<ScissorsPauseIcon />} />;
}
