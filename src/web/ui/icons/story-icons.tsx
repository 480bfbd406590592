import { makeIcon } from './make-icon.tsx';

/** What only pages of words and ads draw: the frame of every page loads without them. */
export const ShieldIcon = makeIcon(
  'Shield',
  <path d="M12 3.2 4.8 6v5.4c0 4.6 3 7.9 7.2 9.4 4.2-1.5 7.2-4.8 7.2-9.4V6L12 3.2Zm-3 8.7 2.2 2.2 3.9-4.2" />,
);

export const PurseIcon = makeIcon(
  'Purse',
  <path d="M3.6 7.6h15.2a1.6 1.6 0 0 1 1.6 1.6v8.6a1.6 1.6 0 0 1-1.6 1.6H5.2a1.6 1.6 0 0 1-1.6-1.6Zm0 0 11.8-3.2v3.2m5 4.4h-4a1.8 1.8 0 0 0 0 3.6h4" />,
);

export const ParcelIcon = makeIcon(
  'Parcel',
  <path d="m12 3.4 8 4.2v8.8l-8 4.2-8-4.2V7.6Zm0 0v0M4 7.6l8 4.2 8-4.2m-8 4.2v8.8M8 5.5l8 4.2" />,
);

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
