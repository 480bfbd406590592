import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import type { FrameData } from '../frame-context.ts';

/** Sellers and staff post, visitors register first, buyers see no link. */
export function PostAdLink({
  viewer,
  mayPost,
  isMeKnown,
}: Pick<FrameData, 'viewer' | 'mayPost' | 'isMeKnown'>) {
  if (mayPost) return <ButtonLink href="/post-an-ad">Post an Ad</ButtonLink>;
  if (viewer !== null) return null;
  return (
    <span className={isMeKnown ? undefined : layout.unsure}>
      <ButtonLink href="/register?next=/post-an-ad">Post an Ad</ButtonLink>
    </span>
  );
}
