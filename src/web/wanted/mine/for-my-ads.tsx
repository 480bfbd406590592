import { plural } from '#rules/text/plural.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import AskList from './ask-list.tsx';
import type { loadForMyAds } from './load-for-my-ads.ts';
import { useReloadOnNews } from '../../frame/me/use-reload-on-news.ts';

type ForMyAdsProps = Awaited<ReturnType<typeof loadForMyAds>>;

/** The live ads of one's own, and who asks for such hair. */
export function ForMyAds({ ads, more, unasked, next, isAlone }: ForMyAdsProps) {
  useReloadOnNews();
  return (
    <div className={`${layout.page} wan-page`}>
      <PageHead title="Who wants my hair?" description="Requests that your live ads fit." />
      <div className="wan-head">
        <div>
          <h1>Who wants my hair?</h1>
          <p>Requests that your live ads fit, the best first.</p>
        </div>
        <ButtonLink kind="secondary" href="/wanted">
          All requests
        </ButtonLink>
      </div>
      {ads.length + unasked.length === 0 && (
        <div className="wan-none">
          <p>You have no live ad. Post one, and see here who wants it.</p>
          <ButtonLink href="/post-an-ad">Post an ad</ButtonLink>
        </div>
      )}
      <div className="wan-mine-ads">
        {ads.map((ad) => (
          <AskedAd key={ad.id} ad={ad} isAlone={isAlone} />
        ))}
        {more.map(({ id, title, people }) => (
          <section key={id} aria-label={title ?? undefined}>
            <h2>
              <a href={`?ad=${id}`}>
                {title}: {people === 1 ? 'one person' : `${people} people`}
              </a>
            </h2>
          </section>
        ))}
      </div>
      <Unasked ads={unasked} />
      <p className="wan-next">
        {isAlone && <a href="/wanted/mine/ads">All your ads</a>}
        {next !== null && (
          <ButtonLink kind="secondary" href={`?${new URLSearchParams({ after: next })}`}>
            More ads
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

type AskedAdProps = { ad: ForMyAdsProps['ads'][number]; isAlone: boolean };

const AskedAd = ({ ad: { id, title, url, photo, left, asks }, isAlone }: AskedAdProps) => (
  <section aria-labelledby={`title-${id}`}>
    <h2 id={`title-${id}`}>
      {photo && <img src={photo} width={48} height={60} alt="" />}
      <a href={url}>{title}</a>
    </h2>
    <AskList adId={id} asks={asks} />
    {left > 0 && (
      <p>
        {isAlone ? (
          `${plural(left, 'more request')}, which it fits less well.`
        ) : (
          <a href={`?ad=${id}`}>{plural(left, 'more request')}</a>
        )}
      </p>
    )}
  </section>
);

/** Nothing is left out: whoever has ten ads wonders about each. */
function Unasked({ ads }: { ads: ForMyAdsProps['unasked'] }) {
  if (ads.length === 0) return null;
  return (
    <section className="wan-unasked" aria-labelledby="unasked">
      <h2 id="unasked">Nobody is asking for {ads.length === 1 ? 'this' : 'these'} right now</h2>
      <p>As soon as somebody does, you see it above.</p>
      <ul>
        {ads.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
