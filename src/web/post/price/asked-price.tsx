import { useState } from 'react';
import { Tick } from '../../ui/form/fields/choice.tsx';
import { useFieldState } from '../../ui/form/form.tsx';

/** The box that confirms a price far off the usual. It comes when it is asked for, and then stays: it may be ticked. */
export function AskedPrice() {
  const { problems, typed } = useFieldState('priceConfirmed');
  const [wasAsked, setAsked] = useState(false);
  const isAsked = wasAsked || problems.length > 0 || (typed?.includes('yes') ?? false);
  if (isAsked && !wasAsked) setAsked(true);
  return isAsked ? <Tick name="priceConfirmed">Yes, this is my price</Tick> : null;
}
