import { useEffect, useEffectEvent } from 'react';

/** Does something each time that the connection is back. */
export function useWhenOnline(goOn: () => void): void {
  const isBack = useEffectEvent(goOn);
  useEffect(() => {
    const tell = () => isBack();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);
}
