import { BULK_ACTS, MAX_BULK_ROWS, type BulkAct } from '#rules/staff/bulk-acts.ts';
import { plural } from '#rules/text/plural.ts';
import type { Told } from '#rules/moderation/decision-texts.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { ProofField } from '../../ui/form/fields/proof-field.tsx';
import { ToldField, ToldTexts } from '../told-field.tsx';

type BulkBarProps = {
  acts: readonly BulkAct[];
  total: number;
  /** Every row that matches is on this page. */
  isWhole: boolean;
  /** How many are ticked; null without script, where nobody counts. */
  count: number | null;
  /** What came back, with what had been chosen. */
  state: FormState | undefined;
};

const TOLD_BY: Partial<Record<BulkAct, Told>> = { 'ads.reject': 'reject', 'held.refuse': 'keep-back' };
const toldLabel = (told: Told) => `‘${told === 'reject' ? 'Reject' : 'Keep back'}’`;

/** What to do with the ticked rows, what the person hears, and why. */
export function BulkBar({ acts, total, isWhole, count, state }: BulkBarProps) {
  const told = acts.flatMap((act) => TOLD_BY[act] ?? []);
  return (
    <fieldset className={count ? 'staff-bar is-following' : 'staff-bar'}>
      <legend>{count ? `${plural(count, 'row')} ticked` : 'With the ticked rows'}</legend>
      {!isWhole && (
        <label className="staff-all">
          <input type="checkbox" name="all" value="yes" defaultChecked={state?.typed['all'] !== undefined} />
          <span>
            {total > MAX_BULK_ROWS
              ? `or with the first ${MAX_BULK_ROWS} of all that match`
              : `or with all ${total} that match`}
          </span>
        </label>
      )}
      <label>
        <span>Action</span>
        <select name="act" defaultValue={state?.typed['act']?.[0] ?? ''}>
          <option value="">Choose</option>
          {acts.map((act) => (
            <option key={act} value={act}>
              {BULK_ACTS[act].label}
            </option>
          ))}
        </select>
      </label>
      {told.length > 0 && <ToldTexts about={told} />}
      {told.length > 0 && <ToldField hint={`Goes out with ${told.map(toldLabel).join(' and ')}.`} />}
      <label className="staff-why">
        <span>Reason (for the audit log)</span>
        <input name="reason" maxLength={500} autoComplete="off" defaultValue={state?.typed['reason']?.[0]} />
      </label>
      <ProofField state={state} />
      <Button>{count ? `Apply to ${count}` : 'Apply'}</Button>
    </fieldset>
  );
}
