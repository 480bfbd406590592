// npm run terms -- announce "<what changed>": tells every member of the terms of this release, 30 days ahead.
import { existsSync } from 'node:fs';
import { announceTerms } from '#market/accounts/terms/announce-terms.ts';
import { openContext } from '#market/context.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openBesideSite } from '#platform/open-beside-site.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { isRefusal } from '#rules/refusal.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const [command, changes = ''] = process.argv.slice(2);
if (command !== 'announce' || changes.trim().length < 10 || changes.length > 2000) {
  console.error('Say what changed, in 10 to 2,000 characters: npm run terms -- announce "<what changed>"');
  process.exit(1);
}

try {
  const platform = await openBesideSite(readConfig(process.env), openLogger('warn'), JOB_NAMES);
  try {
    const { appliesFrom } = await announceTerms(openContext(platform, null, 'command line'), changes.trim());
    console.log(
      `Every member is told by e-mail, and asked at their next visit. The new terms apply from ${appliesFrom.toISOString().slice(0, 10)}.`,
    );
  } finally {
    await platform.close();
  }
} catch (error) {
  if (!isRefusal(error) && !(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
