import { ButtonLink } from '../../ui/button.tsx';
import type { FrameData } from '../frame-data.ts';

/** Sellers and staff post, visitors register first, buyers see no link. */
export function PostAdLink({ viewer, mayPost }: Pick<FrameData, 'viewer' | 'mayPost'>) {
  if (mayPost) return <ButtonLink href="/post-an-ad">Post an Ad</ButtonLink>;
  if (viewer === null) return <ButtonLink href="/register?next=/post-an-ad">Post an Ad</ButtonLink>;
  return null;
}
