import { WRITING_TIME } from '#rules/help/case-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';

const PURPOSE = 'case-form';

/** When a form was handed out, signed so that nobody can make up another time. */
export async function makeCaseStamp(ctx: Context): Promise<string> {
  const now = String(ctx.now().getTime());
  return `${now}.${ctx.secrets.sign(PURPOSE, now)}`;
}

/** Refuses what was sent faster than a person writes, from a form that is too old, or with a stamp not of ours. */
export function ensureWrittenByAPerson(ctx: Context, stamp: string): void {
  const [time = '', signature = ''] = stamp.split('.');
  const seconds = (ctx.now().getTime() - Number(time)) / 1000;
  if (!ctx.secrets.isSigned(PURPOSE, time, signature) || seconds > WRITING_TIME.mostSeconds)
    throw new Refusal('invalid', 'This page was open for too long. Nothing was lost: please send it again.', {
      stamp: ['Please send it once more.'],
    });
  if (seconds < WRITING_TIME.leastSeconds)
    throw new Refusal('invalid', 'That was very quick. Please read it once more and send it again.');
}
