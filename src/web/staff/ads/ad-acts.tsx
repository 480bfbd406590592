import type { AdEvent } from '#rules/ads/state.ts';
import type { Told } from '#rules/moderation/decision-texts.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import type { StaffAdFile } from './file/ad-file.ts';
import { ReasonAct } from '../reason-act.tsx';
import { ToldField, ToldTexts, ToldWhy } from '../told-field.tsx';

/** What each step means for the ad, in the order in which staff need them. */
const ACTS: readonly [AdEvent, string, string][] = [
  ['approve', 'Approve', 'The ad goes live for 90 days, and its seller gets an e-mail.'],
  ['ask-for-changes', 'Ask for changes', 'The seller reads what we tell them and can send the ad again.'],
  ['reject', 'Reject', 'The ad is never shown. The seller reads what we tell them.'],
  ['put-live', 'Put live', 'The ad is live again.'],
  ['mark-sold', 'Mark as sold', 'The ad is shown as sold. It can be put live again for 30 days.'],
  ['delete', 'Delete', 'The ad disappears at once. An admin can bring it back for 30 days.'],
];

/** A paid place of the seller's plan is no step in the life of an ad: it goes by whether it has one. */
const FEATURE = ['feature', 'Feature', 'The ad takes a featured place of its seller’s plan.'] as const;
const UNFEATURE = ['unfeature', 'Stop featuring', 'The ad gives its featured place back.'] as const;

function listPlaceActs({ allowed, isFeatured, isHeld, status }: StaffAdFile) {
  // Whoever may delete it keeps it.
  if (!allowed.includes('delete')) return [];
  return isFeatured ? [UNFEATURE] : status === 'live' && !isHeld ? [FEATURE] : [];
}

const isTold = (event: string) => event === 'ask-for-changes' || event === 'reject';

/** Steps of which the seller hears, with the way to object. */
const CHANGES: Readonly<Record<string, Told | undefined>> = {
  'put-live': 'change-ad',
  'mark-sold': 'change-ad',
  delete: 'delete-ad',
  feature: 'plan-given',
  unfeature: 'plan-given',
};

/** The steps this ad can take now by whoever looks. */
export function AdActs({ ad, state }: { ad: StaffAdFile; state: FormState | undefined }) {
  const open = [...ACTS.filter(([event]) => ad.allowed.includes(event)), ...listPlaceActs(ad)];
  if (open.length === 0) return <p>Nothing can be done with this ad as it stands.</p>;
  const acts = open.map(([event, label, says]) => (
    <ReasonAct key={event} intent={event} label={label} says={says} state={state}>
      <input type="hidden" name="version" value={ad.version} />
      {isTold(event) && (
        <ToldField hint="Choose a text and change it as you like. The reason stays with us." />
      )}
      {CHANGES[event] && !ad.isOwnEntry && <ToldWhy about={CHANGES[event]} />}
    </ReasonAct>
  ));
  return (
    <>
      <ToldTexts about={['ask-for-changes', 'reject']} />
      {acts}
    </>
  );
}
