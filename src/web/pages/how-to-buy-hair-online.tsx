import { ArticlePage } from '../content/article-page.tsx';
import { HOW_TO_BUY } from '../content/how-to-buy.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

export default function HowToBuyHairOnline() {
  return <ArticlePage article={HOW_TO_BUY} mark={<SearchIcon />} />;
}
