import type { Mail } from '#platform/mail/mailer.ts';
import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import type { AdCard } from '../../ads/ad-view.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { MailPart, MailReader, MailSite } from '../../mails/mail-parts.ts';
import { cardToMailAd } from '../../mails/to-mail-ad.ts';

type BundleNews = {
  to: MailReader;
  bundle: { id: string; name: string; need: BundleNeed; token: string };
  sentences: readonly string[];
  /** What fits in the place of one that is gone; null where none is. */
  replacements: readonly AdCard[] | null;
};

/** What changed about a watched bundle. The headers let a mail programme stop these e-mails with one click. */
export function bundleNewsMail({ to, bundle, sentences, replacements }: BundleNews, site: MailSite): Mail {
  const end = `${site.ORIGIN}/unsubscribe/${bundle.token}`;
  const own = { button: 'Open the bundle', url: `${site.ORIGIN}/bundles/${bundle.id}` };
  const anew = { button: 'Look for a new set', url: `${site.ORIGIN}/bundles?${writeNeed(bundle.need)}` };
  return composeMail(site, {
    to,
    subject: `News of your bundle: ${bundle.name}`,
    parts: [
      ...sentences,
      ...sayReplacements(replacements, site),
      replacements?.length === 0 ? anew : own,
      { safety: `Pay only in ways that protect you; what these are is at ${site.ORIGIN}/website-safety/` },
    ],
    because: 'you watch this bundle.',
    fewer: { label: 'Stop e-mails about this bundle', url: end },
    oneClick: end,
  });
}

function sayReplacements(replacements: BundleNews['replacements'], site: MailSite): MailPart[] {
  if (replacements === null) return [];
  if (replacements.length === 0) return ['No single hank fits; look for a new set.'];
  const ads = replacements.map((ad) => cardToMailAd(ad, site));
  return [ads.length === 1 ? 'This one fits in its place:' : 'These fit in its place:', { ads }];
}
