import type { Problems } from '#rules/refusal.ts';

/** What the browser needs of somebody who was signed in, by the names of the specification. */
type Details = {
  email: string;
  token: string;
  is_active: number;
  subscription_type: number;
  device_pass?: string;
};

/** What a login answers; where it was refused, why. */
export type LoginAnswer = {
  success?: number;
  message?: string;
  fields?: Problems;
  reason?: string;
  loginDetails?: Details;
};

export const INVALID_TOKEN = 'Token is invalid or empty!';

/** The details of somebody who is signed in now; undefined, and said, where the token is missing: then nobody is. */
export function readDetails({ loginDetails }: LoginAnswer): Details | undefined {
  if (loginDetails?.token?.trim()) return loginDetails;
  console.warn(INVALID_TOKEN);
  return undefined;
}

/** Whoever never chose a plan goes to the plans first. */
export const neverChosePlan = ({ is_active, subscription_type }: Details): boolean =>
  is_active === 0 && subscription_type === 0;
