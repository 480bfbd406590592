import { makeIcon } from './make-icon.tsx';

export const HeartIcon = makeIcon(
  'Heart',
  <path d="M12 20.2S3.6 15.4 3.6 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.4 2.5c0 6.1-8.4 10.9-8.4 10.9Z" />,
);

export const SearchIcon = makeIcon(
  'Search',
  <path d="M10.8 17.6a6.8 6.8 0 1 1 0-13.6 6.8 6.8 0 0 1 0 13.6Zm5-1.8L20.5 20.5" />,
);

export const MenuIcon = makeIcon('Menu', <path d="M4 7h16M4 12h16M4 17h11" />);

export const CloseIcon = makeIcon('Close', <path d="m6 6 12 12M18 6 6 18" />);

export const ChevronIcon = makeIcon('Chevron', <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />);

export const ArrowIcon = makeIcon('Arrow', <path d="M4.5 12h14.5m-5.5-5.5L19 12l-5.5 5.5" />);

export const ScissorsPauseIcon = makeIcon(
  'ScissorsPause',
  <path d="M5.6 9.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6Zm0 11.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6ZM7.7 8.3l7 6.6M7.7 15.7l7-6.6m3.8-.9v7.6m3.2-7.6v7.6" />,
);

export const SpeechIcon = makeIcon('Speech', <path d="M4 5h16v11h-8.4L7 20v-4H4Zm4 4h8m-8 3h5" />);

export const BellIcon = makeIcon('Bell', <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15Zm4 4.5h4" />);

export const BackIcon = makeIcon('Back', <path d="m14.5 6.5-5.5 5.5 5.5 5.5" />);

export const ForwardIcon = makeIcon('Forward', <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />);

export const UpIcon = makeIcon('Up', <path d="M12 19.5V5m-5.5 5.5L12 5l5.5 5.5" />);

export const PauseIcon = makeIcon('Pause', <path d="M9 6v12m6-12v12" />);

export const PlayIcon = makeIcon('Play', <path d="M8 5.5v13l10.5-6.5Z" />);

export const HomeIcon = makeIcon('Home', <path d="M4 11.2 12 4l8 7.2V20h-5.4v-5.6H9.4V20H4Z" />);

export const PersonIcon = makeIcon(
  'Person',
  <path d="M12 11.6a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.4 20.2a7.7 7.7 0 0 1 15.2 0" />,
);

export const PlusIcon = makeIcon('Plus', <path d="M12 5v14m-7-7h14" />);

export const RulerIcon = makeIcon(
  'Ruler',
  <path d="M2.8 8.2h18.4v7.6H2.8Zm3.7 0v3.4m3.7-3.4v4.6m3.6-4.6v3.4m3.7-3.4v4.6" />,
);

export const PinIcon = makeIcon(
  'Pin',
  <path d="M12 21s-6.6-5.9-6.6-11a6.6 6.6 0 0 1 13.2 0c0 5.1-6.6 11-6.6 11Zm0-8.6a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z" />,
);
