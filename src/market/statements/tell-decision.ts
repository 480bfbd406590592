import type { Unit } from '#platform/unit-of-work.ts';
import { type Told, tellOr } from '#rules/moderation/decision-texts.ts';
import { STATEMENTS, type StatementAct } from '#rules/moderation/statements.ts';
import type { Context } from '../context.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { notify } from '../notifications/notify.ts';
import { toObjectionPath } from './statement-link.ts';
import { statementOfReasonsMail } from './statement-mails.ts';
import { findTold, insertStatement } from './statement-store.ts';

type Decision = {
  accountId: string;
  act: StatementAct;
  /** What it was done to, in words; '' where it is the person. */
  subject?: string;
  /** What they read; left out, the first of the texts for this act. Never the reason for the audit. */
  message: string | undefined;
  changes?: readonly string[];
};

/** Tells somebody what staff did to what is theirs, why, and how to object. In the write of what was done. */
export async function tellDecision(ctx: Context, unit: Unit, decision: Decision): Promise<void> {
  const { accountId, act, subject = '', changes = [] } = decision;
  const to = await findTold(unit.db, accountId);
  if (!to) return;
  const message = tellOr(TEXTS[act], decision.message);
  const id = await insertStatement(unit.db, { accountId, act, subject, message, now: ctx.now() });
  const path = toObjectionPath(ctx, id);
  await unit.enqueue(
    SEND_MAIL,
    statementOfReasonsMail({ to, act, subject, message, changes, path, site: ctx.config }),
  );
  await notify(ctx, unit, {
    accountId,
    kind: 'staff-decision',
    subject: id,
    link: path,
    words: { news: STATEMENTS[act].title(subject) },
  });
}

/** Which texts there are to choose from. */
const TEXTS: Record<StatementAct, Told> = {
  suspend: 'suspend',
  restore: 'restore',
  'plan-off': 'plan-off',
  'plan-given': 'plan-given',
  'plan-on': 'plan-given',
  'ban-address': 'ban',
  'ban-devices': 'ban',
  'ban-lifted': 'restore',
  'data-export': 'data-export',
  'account-delete': 'account-delete',
  'buyer-certified': 'buyer-certified',
  'buyer-refused': 'buyer-refused',
  'buyer-withdrawn': 'buyer-withdrawn',
  'ad-edit': 'change-ad',
  'ad-put-live': 'change-ad',
  'ad-mark-sold': 'change-ad',
  'ad-delete': 'delete-ad',
  'ad-feature': 'plan-given',
  'ad-unfeature': 'plan-given',
  'ad-measure': 'buyer-certified',
  'ad-unmeasure': 'change-ad',
  'wanted-approve': 'approve-wanted',
  'wanted-reject': 'reject-wanted',
  'wanted-delete': 'delete-wanted',
};
