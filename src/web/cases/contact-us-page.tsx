import type { Route } from './+types/contact-us-page.ts';
import { CaseForm } from './case-form.tsx';
import { CaseOpened } from './case-opened.tsx';
import { openCaseFromForm } from './open-case-from-form.ts';
import { startCaseForm } from './start-case-form.ts';
import { useFrameData } from '../frame/frame-context.ts';
import type { Site } from '../request/page-context.ts';
import { PhoneLink } from '../frame/phone-link.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { breadcrumbData, organizationData } from '../metadata/structured-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import styles from './cases.module.css';

const CRUMBS = [{ label: 'Contact Us', url: '/contact-us' }];

export const loader = (args: Route.LoaderArgs) => startCaseForm(args.request, args);

export const action = (args: Route.ActionArgs) => openCaseFromForm(args);

/** Also after a refusal: a stamp that had grown too old is replaced by a new one. */
export const shouldRevalidate = () => true;

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function ContactUsPage({ loaderData: start, actionData: state }: Route.ComponentProps) {
  const site = useFrameData()?.site;
  return (
    <div className={styles.page}>
      <PageHead
        title="Contact us"
        description="Write, call or send a letter. A person answers, usually within two working days, and you get a case number."
        path="/contact-us"
        index={start.opened === null}
        jsonLd={site ? [breadcrumbData(site.origin, CRUMBS), organizationData(site)] : []}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={styles.head}>
        <h1>Contact us</h1>
        <p>
          A person reads every message. Many answers are already in <a href="/faq">Help & FAQ's</a>.
        </p>
      </header>
      <div className={styles.columns}>
        <section className={styles.main} aria-labelledby="write">
          <h2 id="write">Write to us</h2>
          {start.opened ? <CaseOpened {...start.opened} /> : <CaseForm start={start} state={state} />}
        </section>
        {site && <Addresses site={site} />}
      </div>
    </div>
  );
}

function Addresses({ site }: { site: Site }) {
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(site.postalAddress)}`;
  return (
    <aside className={styles.panel} aria-labelledby="reach">
      <h2 id="reach">Other ways</h2>
      <dl>
        {site.phone !== null && (
          <div>
            <dt>Phone, Monday to Friday, 9 to 17</dt>
            <dd>
              <PhoneLink number={site.phone} />
            </dd>
          </div>
        )}
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>Post</dt>
          <dd>
            <address>{site.postalAddress}</address>
            <a href={map} rel="noreferrer">
              See it on a map
            </a>
          </dd>
        </div>
        <div>
          <dt>Not happy with us?</dt>
          <dd>
            <a href="/customer-service#complaints">How to complain</a>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
