import { plural } from '#rules/text/plural.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { ANYWHERE, type Prefs } from '#rules/preferences/preferences.ts';
import { HAIR_LENGTHS, TEXTURES } from '#rules/hair/values.ts';
import type { Route } from './+types/home-page.ts';
import { useFrameData } from '../frame/frame-context.ts';
import { HankShapes } from '../hair/hank/hank.tsx';
import { toCardViews } from '../ads/card/make-card-view.ts';
import { isListStale } from '../ads/is-list-stale.ts';
import { RecentlyViewed } from '../ads/viewed/recently-viewed.tsx';
import { AdSection } from './ad-section.tsx';
import { CalculatorTeaser } from './calculator-teaser.tsx';
import { ColourTiles } from './tiles/colour-tiles.tsx';
import { FirstAd } from './first-ad.tsx';
import { HairTypeTiles } from './tiles/hair-type-tiles.tsx';
import { type ChosenCountry, Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SafetyTeaser } from './safety-teaser.tsx';
import { type ShortAnswer, TopQuestions } from './top-questions.tsx';
import { blocksToText } from '../content/texts/article.ts';
import { TOP_QUESTIONS } from '../content/texts/questions.ts';
import type { Question } from '../content/texts/question.ts';
import { marketContext, prefsContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { organizationData, websiteData } from '../metadata/structured-data.ts';
import styles from './home-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { ads } = context.get(marketContext);
  const [featured, latest, sold, counts] = await orRefusedPage(
    Promise.all([ads.featured(10), ads.latestForSale(10), ads.latestSold(5), ads.countByBand()]),
  );
  return {
    featured: toCardViews(featured),
    latest: toCardViews(latest),
    sold: toCardViews(sold),
    counts,
    questions: TOP_QUESTIONS.map(toShortAnswer),
    chosen: findChosen(context.get(prefsContext)),
  };
}

/** Only what the reader has chosen: everybody else sees one page. */
const findChosen = ({ country }: Prefs): ChosenCountry | null =>
  country === null || country === ANYWHERE ? null : { name: countryName(country), isIndia: country === 'IN' };

/** By the loader: the browser need not have the answers to all questions for these few. */
const toShortAnswer = ({ id, question, answer }: Question): ShortAnswer => ({
  id,
  question,
  answer: blocksToText(answer),
});

export const shouldRevalidate = isListStale;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { featured, latest, sold, counts, questions, chosen } = loaderData;
  const frame = useFrameData();
  const total = HAIR_LENGTHS.reduce((sum, band) => sum + counts[band], 0);
  return (
    <div className={styles.home}>
      <PageHead
        title="Buy and sell real human hair"
        description="Real human hair from people who grew it, or from dealers who say so: untreated Indian hair and more, by length, colour and type. No temple hair."
        path="/"
        jsonLd={
          import.meta.env.SSR && frame ? [websiteData(frame.site), organizationData(frame.site)] : undefined
        }
      />
      <Hero counts={counts} sellUrl={sellUrl(frame)} chosen={chosen} />
      {total === 0 && <FirstAd />}
      <AdSection id="featured" title="Featured" ads={featured} />
      <AdSection
        id="latest"
        title="Latest hair for sale"
        ads={latest}
        more={{ label: `See all ${plural(total, 'ad')}`, url: '/all-ads' }}
      />
      <HowItWorks />
      <HankShapes textures={TEXTURES} />
      <ColourTiles />
      <HairTypeTiles />
      <AdSection id="sold" title="Latest hair sold" ads={sold} kind="row" />
      <RecentlyViewed />
      <CalculatorTeaser />
      <SafetyTeaser />
      <TopQuestions questions={questions} />
    </div>
  );
}

/** Buyers do not sell; visitors register on the way. */
function sellUrl(frame: ReturnType<typeof useFrameData>): string | undefined {
  if (frame?.mayPost) return '/post-an-ad';
  return frame?.viewer ? undefined : '/register?next=/post-an-ad';
}
