import type { Platform } from '#platform/platform.ts';
import { fingerprint } from '#platform/secrets/secrets.ts';
import type { Viewer } from '#rules/accounts/account.ts';
import { isProofFresh, isProofOfNow } from '#rules/permissions.ts';
import type { Session } from '../../browser.ts';
import { findAccountBySession } from './session-store.ts';
import { isSecondFactorRequired } from '../second-factor/show-second-factor.ts';

/** What a browser shows of its session. The token alone is worthless, and without it the session is off. */
export type Shown = { session: string | undefined; token: string | undefined };
type Recognised = { viewer: Viewer; session: Session | null };

/** Who is asking; null for a visitor. One indexed query, and none for a visitor without cookies. */
export async function recogniseViewer(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  { session, token }: Shown,
): Promise<Recognised> {
  if (!session || !token) return { viewer: null, session: null };
  const shown = { sessionHash: fingerprint(session), token, now: platform.now() };
  const found = await findAccountBySession(platform.db, shown);
  if (!found) return { viewer: null, session: null };
  const lacksSecondFactor = !found.hasSecondFactor && isSecondFactorRequired(platform, found.viewer);
  const { passwordGivenAt, factorGivenAt } = found.session;
  const proofs = [passwordGivenAt, factorGivenAt];
  const hasFreshProof = proofs.some((at) => isProofFresh(found.viewer, at, shown.now));
  const hasProofOfNow = proofs.some((at) => isProofOfNow(at, shown.now));
  const viewer = {
    ...found.viewer,
    hasFreshProof,
    hasProofOfNow,
    ...(lacksSecondFactor ? { lacksSecondFactor } : {}),
  };
  return { viewer, session: { ...found.session, sid: session } };
}
