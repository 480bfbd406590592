import type { MoveCase } from '#rules/help/desk-schema.ts';
import type { Context } from '../../context.ts';
import { moveCase, type Step } from './move-case.ts';

const FROM_MANAGEMENT: Step = {
  action: 'case.from-management',
  event: 'gave this case back to all of us',
  refuse: ({ for_management: is }) => (is ? null : 'This case is not with the management.'),
  changes: () => ({ for_management: false }),
};

/** An admin finds that any of us can decide it. */
export const takeFromManagement = (ctx: Context, move: MoveCase) => moveCase(ctx, move, FROM_MANAGEMENT);
