// Measures on a running demo site (SITE=http://localhost:3000) whether login, sign-up and reset take the same time for
// known and unknown addresses, and what 20 logins at once do to a page.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const site = process.env['SITE'] ?? 'http://localhost:3000';
const TRIES = Number(process.env['TRIES'] ?? 200);
const PASSWORD = 'violet kettle on the ninth stair';

const fresh = () => randomUUID().slice(0, 12);
const form = (email: string) => ({
  accountType: 2,
  username: fresh(),
  email,
  password: PASSWORD,
  country: 'IN',
  adult: true,
  termsVersion: '1',
});

async function post(name: string, data: object, status = 200): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${site}/api/user/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ data }),
  });
  await answer.text();
  if (answer.status !== status) throw new Error(`${name} answered ${answer.status}`);
  return performance.now() - start;
}

/** Registers and proves the address by the code in the demo's mailbox. */
async function openAccount(email: string): Promise<void> {
  await post('createUser', form(email));
  for (let otp: string | undefined; otp === undefined; await sleep(200)) {
    const mailbox = await fetch(`${site}/dev/mail?to=${email}`, { headers: { accept: 'application/json' } });
    otp = /(\d{6}) is your code/.exec(await mailbox.text())?.[1];
    if (otp !== undefined) await post('verifyOtp', { email, otp, password: PASSWORD });
  }
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

type Ask = (index: number) => object;

async function compare(name: string, known: Ask, unknown: Ask, status = 200) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < TRIES; index += 1) {
    times.known.push(await post(name, known(index), status));
    times.unknown.push(await post(name, unknown(index), status));
  }
  const [a, b] = [at(times.known, 0.5), at(times.unknown, 0.5)];
  const apart = ((Math.abs(a - b) / Math.max(a, b)) * 100).toFixed(1);
  console.log(`${name}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, ${apart} % apart`);
}

async function pages(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await (await fetch(`${site}/login`)).text();
    times.push(performance.now() - start);
  }
  return times;
}

const stranger = () => `${fresh()}@example.com`;
const login = (email: string) => ({ email, password: 'not this one at all' });

// ONLY=pages leaves the comparisons out.
if (process.env['ONLY'] !== 'pages') await compareAll();

await pages(100);
const idle = await pages(500);
const load = { isOn: true };
const logins = Array.from({ length: 20 }, async () => {
  while (load.isOn) await post('login', login(stranger())).catch(() => undefined);
});
const busy = await pages(500);
load.isOn = false;
await Promise.all(logins);
console.log(
  `page p50/p99: idle ${at(idle, 0.5).toFixed(1)}/${at(idle, 0.99).toFixed(1)} ms, ` +
    `under 20 logins ${at(busy, 0.5).toFixed(1)}/${at(busy, 0.99).toFixed(1)} ms`,
);

async function compareAll() {
  // Four wrong passwords each: from the fifth on an account has to wait.
  const known = Array.from({ length: Math.ceil(TRIES / 4) }, () => `${fresh()}@example.com`);
  for (const email of known) await openAccount(email);
  await compare(
    'login',
    (index) => login(known[index % known.length] ?? ''),
    () => login(stranger()),
  );
  await compare(
    'createUser',
    () => form(known[0] ?? ''),
    () => form(stranger()),
  );
  await compare(
    'forgetPassword',
    () => ({ email: known[0] ?? '' }),
    () => ({ email: stranger() }),
  );

  const newPassword = (email: string) => ({ email, otp: '00000000', password: PASSWORD });
  await compare(
    'verifyOtpAnUpdatePassword',
    () => newPassword(known[0] ?? ''),
    () => newPassword(stranger()),
    422,
  );
}
