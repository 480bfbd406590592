import { ArticlePage } from '../content/article-page.tsx';
import { HOW_TO_SELL } from '../content/how-to-sell.ts';
import { RulerIcon } from '../ui/icons.tsx';

export default function HowDoISellMyHairOnline() {
  return <ArticlePage article={HOW_TO_SELL} mark={<RulerIcon />} />;
}
