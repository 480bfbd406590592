import { type AdEvent, type AdStatus } from '#rules/ads/state.ts';
import { MoneyField } from '../ui/form/fields/money-field.tsx';
import { MenuIcon } from '../ui/icons/icons.tsx';
import { AdStepForm } from './steps/ad-step-form.tsx';
import { DeleteAct } from './steps/delete-act.tsx';
import { FeatureAct } from './steps/feature-act.tsx';
import { type ActsProps, EditLink } from './steps/next-step.tsx';
import { SoldTo } from './steps/sold-to.tsx';
import styles from './my-ad.module.css';

const OVER: readonly AdStatus[] = ['sold', 'deleted', 'rejected'];

/** Everything that can be done with an ad as it stands, behind the button in its corner. */
export function MyAdMenu({ ad, sender, isBusy }: ActsProps) {
  const may = (event: AdEvent) => ad.allowed.includes(event);
  const step = { ad, sender };
  const isOver = OVER.includes(ad.status);
  if ((isOver || ad.isPaid) && !may('delete') && !may('mark-sold')) return null;
  return (
    <details className={styles.menu} inert={isBusy}>
      <summary aria-label={`What to do: ${ad.title ?? 'draft'}`}>
        <MenuIcon />
      </summary>
      <div className={styles.acts}>
        {!isOver && !ad.isPaid && <EditLink ad={ad} kind="secondary" />}
        <FeatureAct ad={ad} sender={sender} />
        {may('pause') && <AdStepForm {...step} event="pause" text="Pause" />}
        {may('mark-sold') && (
          <details>
            <summary>Mark as sold</summary>
            <AdStepForm {...step} event="mark-sold" text="Yes, it is sold">
              <SoldTo askers={ad.askers} />
              <MoneyField
                name="soldPrice"
                label={`Sold for (optional${ad.currency ? `, ${ad.currency}` : ''})`}
                hint="Helps others find a fair price; your name is never shown with it"
                currency={ad.currency}
              />
            </AdStepForm>
          </details>
        )}
        {may('delete') && (
          <DeleteAct isReserved={ad.reservedUntil !== null}>
            <AdStepForm {...step} event="delete" text="Delete this ad" />
          </DeleteAct>
        )}
      </div>
    </details>
  );
}
