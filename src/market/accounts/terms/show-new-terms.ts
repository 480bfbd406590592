import { TERMS_VERSION } from '#rules/accounts/account-rules.ts';
import type { Context } from '../../context.ts';
import { findAnnouncement, hasAccepted } from './terms-store.ts';
import type { NewTerms } from './terms-view.ts';

/** The terms that somebody is still to accept; null for visitors, staff, and whoever has. */
export async function showNewTerms(ctx: Context): Promise<NewTerms | null> {
  if (ctx.viewer === null || ctx.viewer.role !== 'enduser') return null;
  const terms = await ctx.cached('terms', ({ db }) => findAnnouncement(db, TERMS_VERSION));
  if (!terms || (await hasAccepted(ctx.db, ctx.viewer.id, terms.version))) return null;
  return { version: terms.version, changes: terms.changes, appliesFrom: terms.appliesFrom.toISOString() };
}
