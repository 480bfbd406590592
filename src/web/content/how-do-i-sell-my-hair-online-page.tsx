import { ArticleLayout } from './article/article-layout.tsx';
import { HOW_TO_SELL } from './texts/how-to-sell.ts';
import { RulerIcon } from '../ui/icons/icons.tsx';

export default function HowDoISellMyHairOnlinePage() {
  return <ArticleLayout article={HOW_TO_SELL} mark={<RulerIcon />} />;
}
