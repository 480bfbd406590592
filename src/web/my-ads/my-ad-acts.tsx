import { type AdEvent } from '#rules/ads/state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import { Options } from '../ui/form/options.tsx';
import { AdStepForm, type StepSender } from './ad-step-form.tsx';
import { DeleteAct } from './delete-act.tsx';
import type { MyAd } from './my-ad-data.ts';
import styles from './my-ads.module.css';

/** What can be done with an ad as it stands. */
export function MyAdActs({ ad, sender }: { ad: MyAd; sender: StepSender }) {
  const may = (event: AdEvent) => ad.allowed.includes(event);
  const isOver = ad.status === 'sold' || ad.status === 'deleted' || ad.status === 'rejected';
  const step = { ad, sender };
  return (
    <>
      {!isOver && (
        <ButtonLink
          href={`/post-an-ad/check?draft=${ad.id}`}
          kind={ad.status === 'draft' ? 'primary' : 'secondary'}
          aria-label={`${ad.status === 'draft' ? 'Continue' : 'Edit'}: ${ad.title ?? 'draft'}`}
        >
          {ad.status === 'draft' ? 'Continue' : 'Edit'}
        </ButtonLink>
      )}
      {may('put-live') && (
        <AdStepForm {...step} event="put-live" text={ad.status === 'expired' ? 'Relist' : 'Put live'} />
      )}
      {may('undo-delete') && <AdStepForm {...step} event="undo-delete" text="Undo delete" />}
      {may('pause') && <AdStepForm {...step} event="pause" text="Pause" />}
      {may('mark-sold') && (
        <details>
          <summary>Mark as sold</summary>
          <AdStepForm {...step} event="mark-sold" text="Yes, it is sold">
            {ad.askers.length > 0 && <SoldTo ad={ad} />}
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
        <DeleteAct>
          <AdStepForm {...step} event="delete" text="Delete this ad" />
        </DeleteAct>
      )}
    </>
  );
}

/** One of those who wrote about it. It stays between the two and us. */
function SoldTo({ ad }: { ad: MyAd }) {
  return (
    <label className={styles.soldTo}>
      <span>Sold to (optional)</span>
      <select name="conversationId" defaultValue="">
        <option value="">Somebody else, or I would rather not say</option>
        <Options options={ad.askers.map(({ conversationId, username }) => [conversationId, username])} />
      </select>
    </label>
  );
}
