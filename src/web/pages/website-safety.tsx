import { ArticlePage } from '../content/article-page.tsx';
import { WEBSITE_SAFETY } from '../content/website-safety.ts';
import { ScissorsPauseIcon } from '../ui/icons.tsx';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

export default function WebsiteSafety() {
  return <ArticlePage article={WEBSITE_SAFETY} mark={<ScissorsPauseIcon />} />;
}
