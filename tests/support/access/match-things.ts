import { inchesToMm } from '#rules/hair/measure.ts';
import type { TestSite } from '../site/test-site.ts';
import { putWanted } from '../wanted/wanted-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { anAd, somebody, type Whose } from './thing-owners.ts';

/** A stranger's request, and an ad that fits it. */
export const anAdToAnswerWith = async (site: TestSite, who: AccessVisitor, whose: Whose) => ({
  wantedId: await putWanted(site, await somebody(site, 1)),
  adId: await anAd(site, who, whose, { length_mm: inchesToMm(20), price: 150_00, currency: 'USD' }),
});
