import { ArticlePage } from '../content/article-page.tsx';
import { HOW_TO_BUY } from '../content/how-to-buy.ts';
import { SearchIcon } from '../ui/icons.tsx';

export default function HowToBuyHairOnline() {
  return <ArticlePage article={HOW_TO_BUY} mark={<SearchIcon />} />;
}
