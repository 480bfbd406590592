import { data } from 'react-router';
import type { Route } from './+types/dev-ui-page.ts';
import { siteContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import lightStyles from '../sales/light/light.css?url';
import { LightSamples } from './light-samples.tsx';
import { ContentSamples, FormSamples, HairSamples, TextSamples } from './samples.tsx';
import styles from './dev-ui-page.module.css';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: lightStyles }];

/** Only a demo shows its parts. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).demo) throw data(null, { status: 404 });
  return null;
}

export default function DevUiPage() {
  return (
    <div className={styles.page}>
      <PageHead title="All components" description="Each component in each of its states." />
      <h1>All components</h1>
      <p>Each component in each of its states. Choose light or dark at the foot of the page.</p>
      <ContentSamples />
      <TextSamples />
      <FormSamples />
      <HairSamples />
      <LightSamples />
    </div>
  );
}
