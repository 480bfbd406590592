import { z } from 'zod';
import {
  BundlesView,
  ContactPlanView,
  ContactResultView,
  KeptBundlesView,
  KeptBundleView,
  SwapView,
} from '#market/bundles/bundle-view.ts';
import { FindBundles } from '#rules/bundles/bundle-need-schema.ts';
import {
  ContactBundle,
  KeepBundle,
  NameBundle,
  PlanContact,
  SwapMember,
  WatchBundle,
} from '#rules/bundles/bundle-schema.ts';
import { change, create, read } from '../operation.ts';

const bundle = { bundle: KeptBundleView };

/** Hair that goes together: sets of two to six hanks. */
export const bundleOperations = {
  find: read({
    about: 'The cheapest sets of hair that go together, at most three.',
    access: 'anyone',
    input: FindBundles,
    output: BundlesView.shape,
    order: (market, need) => market.bundles.findForProgram({ need }),
  }),
  keep: create({
    about: 'Keeps a set of two to six ads under a name.',
    access: 'keep bundles',
    input: KeepBundle,
    output: bundle,
    order: async (market, wish) => ({ bundle: await market.bundles.keep(wish) }),
  }),
  list: read({
    about: 'Your bundles, newest first.',
    access: 'keep bundles',
    output: KeptBundlesView.shape,
    order: (market) => market.bundles.list(),
  }),
  show: read({
    about: 'One of your bundles as it stands now.',
    access: 'keep bundles',
    input: NameBundle,
    output: bundle,
    order: async (market, own) => ({ bundle: await market.bundles.show(own) }),
  }),
  drop: change({
    about: 'Drops a bundle of yours.',
    access: 'keep bundles',
    input: NameBundle,
    order: (market, own) => market.bundles.drop(own),
  }),
  swap: change({
    about: 'Lists what fits in one place of a bundle; with an ad, puts it there.',
    access: 'keep bundles',
    input: SwapMember,
    output: { ...bundle, swaps: z.array(SwapView) },
    order: async (market, { bundleId, place, adId }) => {
      if (adId !== undefined)
        return { bundle: await market.bundles.swap({ bundleId, place, adId }), swaps: [] };
      return {
        bundle: await market.bundles.show({ bundleId }),
        swaps: await market.bundles.swapsOf({ bundleId, place }),
      };
    },
  }),
  watch: change({
    about: 'Begins or ends e-mails about changes of a bundle.',
    access: 'keep bundles',
    input: WatchBundle,
    output: bundle,
    order: async (market, own) => ({ bundle: await market.bundles.watch(own) }),
  }),
  planContact: read({
    about: 'What can be sent to each seller of a bundle.',
    access: 'keep bundles',
    input: PlanContact,
    output: { items: z.array(ContactPlanView) },
    order: async (market, wish) => ({ items: await market.bundles.planContact(wish) }),
  }),
  contact: create({
    about: 'Asks each seller of a bundle, or offers each price less 0 to 30 percent.',
    access: 'keep bundles',
    input: ContactBundle,
    output: { items: z.array(ContactResultView) },
    order: async (market, wish) => ({ items: await market.bundles.contact(wish) }),
  }),
};
