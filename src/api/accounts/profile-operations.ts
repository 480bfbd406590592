import { AlsoSell, UpdateBuyer, UpdateSeller } from '#rules/accounts/settings-schema.ts';
import { Profile } from '#market/accounts/account-view.ts';
import type { Permission } from '#rules/permissions.ts';
import { change, read } from '../operation.ts';

const profile = { profile: Profile };

export const sellerProfileOperations = {
  getProfile: ownProfile('enter the seller area'),
  updateProfile: change({
    about: 'Changes the seller’s own account; what is left out stays.',
    access: 'enter the seller area',
    input: UpdateSeller,
    output: profile,
    order: (market, input) => market.accounts.updateProfile(input),
  }),
};

export const buyerProfileOperations = {
  getProfile: ownProfile('enter the buyer area'),
  updateProfile: change({
    about: 'Changes the buyer’s own account; what is left out stays.',
    access: 'enter the buyer area',
    input: UpdateBuyer,
    output: profile,
    order: (market, input) => market.accounts.updateProfile(input),
  }),
  alsoSell: change({
    about:
      'Turns a buyer’s account into one that sells as well (accountType 2); everything it has stays. Whoever sells already gets the same answer.',
    access: 'sell here as well',
    input: AlsoSell,
    output: profile,
    order: (market, input) => market.accounts.alsoSell(input),
  }),
};

export const staffProfileOperations = { getProfile: ownProfile('enter the staff area') };

function ownProfile(access: Permission) {
  return read({
    about: 'Your own account.',
    access,
    output: profile,
    order: (market) => market.accounts.profile(),
  });
}
