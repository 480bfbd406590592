import type { ReactNode, SVGProps } from 'react';
import styles from './icons.module.css';

/** Drawn on a grid of 24 with one stroke. Always beside a word, or inside something that has a name. */
function makeIcon(name: string, drawing: ReactNode) {
  const Icon = (props: Omit<SVGProps<SVGSVGElement>, 'className'>) => (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      // Before the stylesheet is there, or where it never comes, an icon would fill the screen.
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...props}
    >
      {drawing}
    </svg>
  );
  Icon.displayName = `${name}Icon`;
  return Icon;
}

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

export const RulerIcon = makeIcon(
  'Ruler',
  <path d="M2.8 8.2h18.4v7.6H2.8Zm3.7 0v3.4m3.7-3.4v4.6m3.6-4.6v3.4m3.7-3.4v4.6" />,
);

export const ScissorsPauseIcon = makeIcon(
  'ScissorsPause',
  <path d="M5.6 9.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6Zm0 11.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6ZM7.7 8.3l7 6.6M7.7 15.7l7-6.6m3.8-.9v7.6m3.2-7.6v7.6" />,
);

export const ShieldIcon = makeIcon(
  'Shield',
  <path d="M12 3.2 4.8 6v5.4c0 4.6 3 7.9 7.2 9.4 4.2-1.5 7.2-4.8 7.2-9.4V6L12 3.2Zm-3 8.7 2.2 2.2 3.9-4.2" />,
);

export const PinIcon = makeIcon(
  'Pin',
  <path d="M12 21s-6.6-5.9-6.6-11a6.6 6.6 0 0 1 13.2 0c0 5.1-6.6 11-6.6 11Zm0-8.6a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z" />,
);

export const SpeechIcon = makeIcon('Speech', <path d="M4 5h16v11h-8.4L7 20v-4H4Zm4 4h8m-8 3h5" />);

export const PurseIcon = makeIcon(
  'Purse',
  <path d="M3.6 7.6h15.2a1.6 1.6 0 0 1 1.6 1.6v8.6a1.6 1.6 0 0 1-1.6 1.6H5.2a1.6 1.6 0 0 1-1.6-1.6Zm0 0 11.8-3.2v3.2m5 4.4h-4a1.8 1.8 0 0 0 0 3.6h4" />,
);

export const ParcelIcon = makeIcon(
  'Parcel',
  <path d="m12 3.4 8 4.2v8.8l-8 4.2-8-4.2V7.6Zm0 0v0M4 7.6l8 4.2 8-4.2m-8 4.2v8.8M8 5.5l8 4.2" />,
);

export const BackIcon = makeIcon('Back', <path d="m14.5 6.5-5.5 5.5 5.5 5.5" />);

export const ForwardIcon = makeIcon('Forward', <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />);

export const UpIcon = makeIcon('Up', <path d="M12 19.5V5m-5.5 5.5L12 5l5.5 5.5" />);

export const PauseIcon = makeIcon('Pause', <path d="M9 6v12m6-12v12" />);

export const PlayIcon = makeIcon('Play', <path d="M8 5.5v13l10.5-6.5Z" />);

export const CameraIcon = makeIcon(
  'Camera',
  <path d="M3.4 8h4l1.6-2.6h6L16.6 8h4v11.4H3.4Zm8.6 8.8a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z" />,
);

export const EyeIcon = makeIcon(
  'Eye',
  <path d="M2.6 12s3.4-6.4 9.4-6.4 9.4 6.4 9.4 6.4-3.4 6.4-9.4 6.4S2.6 12 2.6 12Zm9.4 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z" />,
);

export const FlagIcon = makeIcon('Flag', <path d="M5.4 21V3.6m0 1h12.2l-2.6 4.2 2.6 4.2H5.4" />);

export const ScalesIcon = makeIcon(
  'Scales',
  <path d="M4 9.4h16M6 9.4l-2 10.2h16L18 9.4M7 9.4a5 5 0 0 1 10 0m-5 3.4 2-2.4m-2 6.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z" />,
);

export const TagIcon = makeIcon('Tag', <path d="M3.6 11.6V4h7.6l9.2 9.2-7.6 7.6Zm4-3.6v0" />);

/** Three strands and their tie. */
export const BraidIcon = makeIcon(
  'Braid',
  <path d="M8.6 3.4h6.8M9 3.4c-.8 3 6 3.8 6 7s-6 3.6-6 6.8c0 1.4.8 2.4 3 3.4M15 3.4c.8 3-6 3.8-6 7s6 3.6 6 6.8c0 1.4-.8 2.4-3 3.4" />,
);

export const HomeIcon = makeIcon('Home', <path d="M4 11.2 12 4l8 7.2V20h-5.4v-5.6H9.4V20H4Z" />);

export const PersonIcon = makeIcon(
  'Person',
  <path d="M12 11.6a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.4 20.2a7.7 7.7 0 0 1 15.2 0" />,
);

export const PlusIcon = makeIcon('Plus', <path d="M12 5v14m-7-7h14" />);
