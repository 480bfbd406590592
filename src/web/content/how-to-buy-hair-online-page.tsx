import { ArticleLayout } from './article/article-layout.tsx';
import { HOW_TO_BUY } from './texts/how-to-buy.ts';
import { SearchIcon } from '../ui/icons/icons.tsx';

export default function HowToBuyHairOnlinePage() {
  return <ArticleLayout article={HOW_TO_BUY} mark={<SearchIcon />} />;
}
