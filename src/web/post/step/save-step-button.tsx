import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { readBack } from '../check/back-to-check.ts';

/** Says where it leads: on, or back to Check for whoever came from there. */
export function SaveStepButton() {
  const [search] = useSearchParams();
  return <Button>{readBack(search) === null ? 'Save and continue' : 'Save and go back to Check'}</Button>;
}
