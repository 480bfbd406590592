import { ArticlePage } from './article-layout.tsx';
import { HOW_TO_BUY } from './texts/how-to-buy.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { SAME_FOR_ALL } from '../request/cached.ts';

export const handle = SAME_FOR_ALL;

export default function HowToBuyHairOnline() {
  return <ArticlePage article={HOW_TO_BUY} mark={<SearchIcon />} />;
}
