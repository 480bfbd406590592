import { z } from 'zod';

/** Whether somebody has a second factor, and how many of their paper codes are left. */
export const SecondFactorView = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  /** Staff of a real site cannot work without it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** What an authenticator app needs, as a picture for its camera and as letters to type. */
export const SecondFactorSetup = z.object({
  key: z.string(),
  uri: z.string(),
  picture: z.object({ size: z.int(), path: z.string() }),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
