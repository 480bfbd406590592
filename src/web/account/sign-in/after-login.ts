import type { LoginDetails } from '#market/accounts/account-view.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { pathAfterLogin, type PlanType } from '#rules/payments/subscription.ts';

/** Where somebody goes once signed in: to the plans if they never chose one, else where they wanted to be. */
export function pathAfterSignIn(details: LoginDetails, next: string | null): string {
  const own = pathAfterLogin(details, {
    isActive: details.is_active,
    subscriptionType: details.subscription_type as PlanType | 0,
  });
  return own === '/payment/' ? own : (pathWithinSite(next) ?? own);
}
