import type { Route } from './+types/about-page.ts';
import { formatNumber } from '#rules/numbers/format-number.ts';
import { ABOUT } from './texts/about.ts';
import { ArticleLayout } from './article/article-layout.tsx';
import { marketContext } from '../request/page-context.ts';
import { HankMark } from '../ui/icons/hank-mark.tsx';
import styles from './about-page.module.css';

/** The page stands also without its figures. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    counts: await context
      .get(marketContext)
      .ads.countAll()
      .catch(() => null),
  };
}

export default function AboutPage({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <ArticleLayout article={ABOUT} mark={<HankMark />}>
      {counts && (
        <dl className={styles.figures}>
          <Figure name="ads for sale today" value={counts.forSale} />
          <Figure name="sold so far" value={counts.sold} />
          <Figure name="countries" value={counts.countries} />
        </dl>
      )}
    </ArticleLayout>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
