import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import { PLANS, type Plan, plansFor, type PlanType } from '#rules/payments/subscription.ts';

/** The plan, if this person can take it; a seller's plan is nothing for a buyer. */
export function ensurePlanFor(account: Account, type: PlanType): Plan {
  const plan = PLANS[type];
  if (plansFor(account).includes(plan)) return plan;
  const problem = `${plan.name} is a plan for ${plan.takenBy}s. Choose one that fits your account.`;
  throw new Refusal('invalid', problem, { plan: [problem] });
}
