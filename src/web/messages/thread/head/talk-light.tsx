import type { TalkSale } from '#market/sales/show/sale-view.ts';
import { COUNTS_AS_RECEIVED, CUT_RULE } from '#rules/messages/message-words.ts';
import { Light } from '../../../sales/light/light.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

type TalkLightProps = {
  light: TalkSale['light'];
  saleId: string | null;
  /** Who still wears the hair that is asked for reads all of the rule. */
  isRuleOpen: boolean;
};

/** Above the messages: may I cut? Red for ever where there is no protected sale; what counts instead folds under it. */
export const TalkLight = ({ light, saleId, isRuleOpen }: TalkLightProps) => (
  <aside className="light-talk" aria-label="The rule">
    {/* Without script nothing would turn it red again on a page with a message that is being written. */}
    <div className={light.colour === 'green' ? 'with-script' : undefined}>
      <Light light={light} look="soft">
        {saleId !== null && (
          <ButtonLink kind="secondary" href={`/sales/${saleId}`}>
            Open the sale
          </ButtonLink>
        )}
      </Light>
    </div>
    {light.colour === 'green' && (
      <p className="without-script">
        <a href={`/sales/${saleId}`}>Look at the light of this sale</a>
      </p>
    )}
    <details open={isRuleOpen}>
      <summary>
        <b>{CUT_RULE}</b> <span>What counts as received?</span>
      </summary>
      <ul>
        {COUNTS_AS_RECEIVED.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  </aside>
);
