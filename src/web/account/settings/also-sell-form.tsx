import { TERMS_VERSION } from '#rules/accounts/account-rules.ts';
import { ALSO_SELLS_WITH, PLANS } from '#rules/payments/subscription.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/form/fields/choice.tsx';
import { Form } from '../../ui/form/form.tsx';

const SELL_PATHS = ['/seller/seller-profile?sells', '/post-an-ad'];

/** Where somebody goes on who also sells from now on: to their new area, or on with the ad they had in mind. */
export function toSellPath(next: unknown): string {
  const isOurs = typeof next === 'string' && (SELL_PATHS.includes(next) || /^\/post-an-ad[/?]/.test(next));
  return isOurs ? next : '/post-an-ad';
}

/** 'Also sell here': what everybody who sells has said, said again. */
export function AlsoSellForm({ state, next }: { state: FormState | undefined; next: string }) {
  return (
    <Form state={state} action="/post-an-ad">
      <input type="hidden" name="next" value={next} />
      <p>
        Your saved ads, searches, messages and your plan stay, and you buy as before. Sellers start with a
        free plan: {PLANS[ALSO_SELLS_WITH].gives.join(', ')}.
      </p>
      <Tick name="adult">I am 18 or over</Tick>
      <Tick name="termsVersion" value={TERMS_VERSION}>
        I have read and accept the <a href="/terms">terms</a>, now as a seller too
      </Tick>
      <Button>Also sell here</Button>
    </Form>
  );
}
