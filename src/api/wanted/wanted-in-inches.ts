import { z } from 'zod';
import {
  MyWantedView,
  WantedForAdView,
  WantedInReview,
  WantedPageView,
  WantedView,
} from '#market/wanted/wanted-view.ts';

/** The market compares half inches; programs read lengths in the unit in which they are sent. */
const facts = WantedView.shape.facts.extend({
  /** In inches, to the half inch. */
  shortest: z.number(),
  longest: z.number(),
});

/** The views of the market, in inches. */
export const IN_INCHES = {
  wanted: WantedView.extend({ facts }),
  page: WantedPageView.extend({ facts }),
  mine: MyWantedView.extend({ facts }),
  inReview: WantedInReview.extend({ facts }),
  forAd: WantedForAdView.extend({ wanted: WantedView.extend({ facts }) }),
};

/** A request as programs read it. */
export const inInches = <View extends Pick<WantedView, 'facts'>>(view: View): View => ({
  ...view,
  facts: { ...view.facts, shortest: view.facts.shortest / 2, longest: view.facts.longest / 2 },
});

/** The same for a page of them. */
export const pageInInches = <View extends Pick<WantedView, 'facts'>, Page extends { items: View[] }>(
  page: Page,
): Page => ({ ...page, items: page.items.map(inInches) });
