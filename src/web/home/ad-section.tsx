import { AdGrid } from '../ads/card/ad-grid.tsx';
import type { CardView } from '../ads/card/card-view.ts';
import { SectionHead } from '../ui/section-head.tsx';

type AdSectionProps = {
  id: string;
  title: string;
  ads: readonly CardView[];
  kind?: 'rows' | 'row';
  more?: { label: string; url: string };
};

/** A row of ads on the home page; without ads there is no row. */
export function AdSection({ id, title, ads, kind = 'rows', more }: AdSectionProps) {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(more && { more })} />
      <AdGrid ads={ads} kind={kind} />
    </section>
  );
}
