import { makeIcon } from '../ui/icons/make-icon.tsx';

export const CheckIcon = makeIcon('Check', <path d="m5 12.5 4.6 4.6L19.4 7" />);

export const ClockIcon = makeIcon(
  'Clock',
  <path d="M12 20.4a8.4 8.4 0 1 1 0-16.8 8.4 8.4 0 0 1 0 16.8ZM12 7.2V12l3.2 2.2" />,
);

export const SwapIcon = makeIcon(
  'Swap',
  <path d="M4 8.4h14m-3.6-3.800 3.600 3.800-3.600 3.800M20 15.600H6m3.600-3.800L6 15.600l3.600 3.800" />,
);
