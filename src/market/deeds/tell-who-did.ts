import { DEED_WORDS, type DeedTopic } from '#rules/staff/deed-words.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../context.ts';
import { type Deed, findLastDeed } from './deed-store.ts';

export type { Deed };

type Asked = {
  topic: DeedTopic;
  /** What it was done to, as the audit names it. */
  kind: string;
  id: string;
  /** Which deeds may be what stands in the way; left out, all of the topic. */
  among?: readonly string[];
  /** Whether the last of them is; left out, it is. */
  isWhy?: ((deed: Deed) => boolean) | undefined;
};

/** ' It was mira who rejected it.' The second of two of us hears who did what; nobody else is told who of us it was. */
export async function tellWhoDid(
  { viewer }: Pick<Context, 'viewer'>,
  db: Database,
  { topic, among, isWhy, ...thing }: Asked,
): Promise<string> {
  if (viewer === null || viewer.role === 'enduser') return '';
  const words: Readonly<Record<string, string>> = DEED_WORDS[topic];
  const deed = await findLastDeed(db, { ...thing, among: among ?? Object.keys(words) });
  if (!deed || deed.by === null || isWhy?.(deed) === false) return '';
  return ` It was ${deed.byId === viewer.id ? 'you' : deed.by} who ${words[deed.action]}.`;
}

/** Whether the last deed of this kind was done by whoever asks, and is the one that is meant. */
export async function wasOwnDeed(
  { viewer }: Pick<Context, 'viewer'>,
  db: Database,
  {
    action,
    isMeant,
    ...thing
  }: { kind: string; id: string; action: string; isMeant: (deed: Deed) => boolean },
): Promise<boolean> {
  const last = await findLastDeed(db, { ...thing, among: [action] });
  return last !== undefined && last.byId === viewer?.id && isMeant(last);
}

/** Whether it led to just this version. */
export const isOfVersion =
  (version: number) =>
  ({ after }: Deed): boolean =>
    isVersion(after, version);

/** Whether it was done to just this version. */
export const isOnVersion =
  (version: number) =>
  ({ before }: Deed): boolean =>
    isVersion(before, version);

const isVersion = (seen: unknown, version: number): boolean =>
  typeof seen === 'object' && seen !== null && 'version' in seen && seen.version === version;
