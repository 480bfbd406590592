import { useFrameData } from '../../../frame/frame-context.ts';
import { HEARTS_FORM } from '../../../frame/hearts-form.tsx';
import { useHere } from '../../../frame/use-here.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Marked, useHearts } from '../../card/hearts.tsx';

const SELLER: Marked = {
  order: 'saved/follow',
  toInput: (sellerId, followed) => ({ sellerId, followed }),
  said: ['You no longer follow them.', 'We will tell you when they post new hair.'],
};

/** Hears of a seller's new hair, or no longer. Whoever is not signed in does that first. */
export function FollowButton({ seller }: { seller: { id: string; username: string } }) {
  const frame = useFrameData();
  const here = useHere();
  const hearts = useHearts();
  const isFollowed = hearts.isSaved(seller.id);
  if (!frame?.viewer)
    return (
      <ButtonLink kind="secondary" href={`/login?next=${encodeURIComponent(here)}`} rel="nofollow">
        Follow
      </ButtonLink>
    );
  if (!frame.mayContact || frame.viewer.id === seller.id) return null;
  return (
    <Button
      kind="secondary"
      form={HEARTS_FORM}
      name={isFollowed ? 'unfollow' : 'follow'}
      value={seller.id}
      aria-label={`${isFollowed ? 'Following' : 'Follow'} ${seller.username}`}
      onClick={(event) => {
        event.preventDefault();
        hearts.toggle(seller.id, SELLER);
      }}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  );
}
