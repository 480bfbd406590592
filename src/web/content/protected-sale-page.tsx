import type { Route } from './+types/protected-sale-page.ts';
import { useFrameData } from '../frame/frame-context.ts';
import lightStyles from '../sales/light/light.css?url';
import { LightSign } from '../sales/light/light-sign.tsx';
import { ScissorsPauseIcon } from '../ui/icons/icons.tsx';
import { Note } from '../ui/note.tsx';
import { ArticleLayout } from './article/article-layout.tsx';
import { PROTECTED_SALE } from './texts/protected-sale.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: lightStyles }];

export default function ProtectedSalePage() {
  const frame = useFrameData();
  return (
    <ArticleLayout article={PROTECTED_SALE} mark={<ScissorsPauseIcon />}>
      {frame?.site.hasSales === false && (
        <Note kind="hint">
          There are no protected sales on this site yet. Until there are, only money in your own account
          counts.
        </Note>
      )}
      <TwoLights />
    </ArticleLayout>
  );
}

/** How both look. It is a drawing with a caption, so that nobody takes this page for their own light. */
const TwoLights = () => (
  <figure className="light-pair">
    <div className="light light-soft is-red">
      <LightSign colour="red" isHairOff={false} size={44} />
      <p className="light-said">
        <b>Red, with eight sides:</b> do not cut yet. Nothing is paid, or PayPal is not done, or we are not
        sure.
      </p>
    </div>
    <div className="light light-soft is-green">
      <LightSign colour="green" isHairOff={false} size={44} />
      <p className="light-said">
        <b>Green and round:</b> safe to cut. PayPal holds the whole sum for the seller.
      </p>
    </div>
    <figcaption>This is a drawing. Your own light is on your sale page, after you log in.</figcaption>
  </figure>
);
