import { contactBundle } from './contact/contact-bundle.ts';
import { planContact } from './contact/plan-contact.ts';
import { findBundles, findBundlesForProgram } from './find/find-bundles.ts';
import { showSet } from './find/show-set.ts';
import { dropBundle } from './keep/drop-bundle.ts';
import { keepBundle } from './keep/keep-bundle.ts';
import { listBundles } from './keep/list-bundles.ts';
import { showBundle } from './keep/show-bundle.ts';
import { watchBundle } from './keep/watch-bundle.ts';
import { listSwapsForSet } from './swap/list-swaps.ts';
import { listSwapsOfBundle, swapMember } from './swap/swap-member.ts';
import { unsubscribeBundle } from './watch/unsubscribe-bundle.ts';

/** Sets of hair that go together. */
export const bundleMenus = {
  bundles: {
    find: findBundles,
    findForProgram: findBundlesForProgram,
    showSet,
    swaps: listSwapsForSet,
    keep: keepBundle,
    list: listBundles,
    show: showBundle,
    drop: dropBundle,
    watch: watchBundle,
    unsubscribe: unsubscribeBundle,
    planContact,
    contact: contactBundle,
    swapsOf: listSwapsOfBundle,
    swap: swapMember,
  },
};
