import type { AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { Moment } from '../../../frame/time/moment.tsx';

type Step = { at: string; to: AdStatus; by: string | null; reason: string | null };

/** Every step of an ad, the last one first. */
export function AdLife({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="staff-panel">
      <h2>History</h2>
      <ol className="staff-log">
        {steps.map((step) => (
          <li key={step.at + step.to}>
            <b>{AD_STATUS_LABELS[step.to]}</b> by {step.by ?? 'the system'}, <Moment at={step.at} />
            {step.reason && <q>{step.reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
