// Asks the registry whether a package that runs on the site has a known vulnerability: a step of `npm run check`. A
// grave one fails it; where the registry cannot be asked, as without a network, that is said and the check goes on.
import { execFile } from 'node:child_process';
import { z } from 'zod';

const GRAVE = ['high', 'critical'];
const ASK = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
/** A vulnerability of its own, or by name the package through which it comes. */
const Cause = z.union([z.string(), z.object({ title: z.string(), url: z.string() })]);
const Answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), via: z.array(Cause) })),
});

const said = await ask();
const answer = Answer.safeParse(said);
if (!answer.success) {
  console.log(
    `The registry could not be asked for known vulnerabilities (${reasonIn(said)}): ask again where it can.`,
  );
} else {
  const known = Object.entries(answer.data.vulnerabilities);
  const grave = known.filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity, via }] of grave)
    console.error(`${name}: ${severity}, ${via.map(named).join('; ')}`);
  console.log(
    `${grave.length} grave and ${known.length - grave.length} lesser known vulnerabilities in what runs.`,
  );
  if (grave.length > 0) process.exitCode = 1;
}

/** Exits with 1 both when it found something and when it could not ask: its words tell them apart. */
function ask(): Promise<unknown> {
  return new Promise((done) => {
    execFile('npm', ASK, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      try {
        done(JSON.parse(stdout));
      } catch {
        done({ message: error?.message.split('\n')[0] ?? 'no answer' });
      }
    });
  });
}

function named(cause: z.infer<typeof Cause>): string {
  return typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`;
}

function reasonIn(words: unknown): string {
  const { data } = z.object({ message: z.string() }).safeParse(words);
  return data?.message ?? 'its answer is none that npm knows';
}
