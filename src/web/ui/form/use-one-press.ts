import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Two fast presses are one wish: until a form has its answer, it is not sent again. `state` is its fetcher's, if it has one. */
export function useOnePress(state: string | undefined) {
  const navigation = useNavigation();
  const isIdle = (state ?? navigation.state) === 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent.current) event.preventDefault();
    else isSent.current = !event.defaultPrevented;
  };
}
