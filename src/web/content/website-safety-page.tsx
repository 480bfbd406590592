import { ArticlePage } from './article-layout.tsx';
import { WEBSITE_SAFETY } from './texts/website-safety.ts';
import { ScissorsPauseIcon } from '../ui/icons.tsx';
import { SAME_FOR_ALL } from '../request/cached.ts';

export const handle = SAME_FOR_ALL;

export default function WebsiteSafety() {
  return <ArticlePage article={WEBSITE_SAFETY} mark={<ScissorsPauseIcon />} />;
}
