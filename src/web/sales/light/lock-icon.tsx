import { makeIcon } from '../../ui/icons/make-icon.tsx';

export const LockIcon = makeIcon(
  'Lock',
  <path d="M5.5 11h13v9h-13Zm2.8 0V8a3.7 3.7 0 0 1 7.4 0v3M12 14.5v2" />,
);
