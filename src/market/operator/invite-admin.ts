import { inviteToStaff } from '../accounts/hire-staff.ts';
import type { Context } from '../context.ts';

/** The first admin by e-mail: for the command line, where whoever types owns the machine and need not know a password. */
export async function inviteAdmin(
  ctx: Context,
  { email, username }: { email: string; username: string },
): Promise<void> {
  await ctx.write(async (unit) => {
    await inviteToStaff(ctx, unit, {
      email,
      username,
      role: 'admin',
      reason: 'on the command line',
      by: `Whoever runs ${ctx.config.BRAND_NAME}`,
    });
  });
}
