import { ArticlePage } from '../content/article-page.tsx';
import { HOW_TO_SELL } from '../content/how-to-sell.ts';
import { RulerIcon } from '../ui/icons.tsx';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

export default function HowDoISellMyHairOnline() {
  return <ArticlePage article={HOW_TO_SELL} mark={<RulerIcon />} />;
}
