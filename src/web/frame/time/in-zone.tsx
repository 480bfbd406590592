import { useFrameData } from '../frame-context.ts';

/** Words of the server, by the clock of the reader's country as far as this page may know it. */
export const InZone = ({ at, show }: { at: string; show: (iso: string, zone: string) => string }) =>
  show(at, useFrameData()?.zone ?? 'UTC');
