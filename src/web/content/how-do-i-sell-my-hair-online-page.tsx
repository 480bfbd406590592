import { ArticlePage } from './article-layout.tsx';
import { HOW_TO_SELL } from './texts/how-to-sell.ts';
import { RulerIcon } from '../ui/icons.tsx';
import { SAME_FOR_ALL } from '../request/cached.ts';

export const handle = SAME_FOR_ALL;

export default function HowDoISellMyHairOnline() {
  return <ArticlePage article={HOW_TO_SELL} mark={<RulerIcon />} />;
}
