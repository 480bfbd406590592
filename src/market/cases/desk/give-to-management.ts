import type { MoveCase } from '#rules/help/desk-schema.ts';
import type { Context } from '../../context.ts';
import { moveCase, type Step } from './move-case.ts';

const TO_MANAGEMENT: Step = {
  action: 'case.to-management',
  event: 'gave this case to the management',
  refuse: ({ for_management: is }) => (is ? 'This case is with the management already.' : null),
  changes: () => ({ for_management: true, handler_id: null }),
};

/** The head of the house decides: from now on only an admin acts on it. */
export const giveToManagement = (ctx: Context, move: MoveCase) => moveCase(ctx, move, TO_MANAGEMENT);
