import { DEMO_OPERATOR } from './demo-operator.ts';

/** As much of the settings as tells a laptop from the street. */
type Given = {
  MODE: 'demo' | 'production';
  DEMO_DATA: 'on' | 'off';
  DEMO_IN_PUBLIC: 'yes' | 'no';
  PAYMENT: 'sandbox' | 'paypal';
  SALES: 'on' | 'off';
  PUSH_ANYWHERE: 'on' | 'off';
  ORIGIN: string;
  HOST: string;
  PAYPAL_BASE_URL: string;
} & { [Name in Wanted]?: string | undefined };
type Wanted =
  | 'DATABASE_URL'
  | 'SECRET_KEY'
  | 'SMTP_URL'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_PARTNER_ID'
  | 'PAYPAL_BN_CODE'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY';
type Env = Record<string, string | undefined>;
type Sentence = string | false | undefined;

const PRODUCTION_KEY_LENGTH = 32;

/** Random keys have more: 32 hexadecimal digits have about 14 different ones. */
const MIN_VARIETY = 6;
const PAYPAL_SANDBOX = /(?:^|\.)sandbox\.paypal\.com$/;
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

/** What nobody can be reached at: names that are set aside for tests and for books. */
const NOBODYS_DOMAIN = /[@.](?:test|example|localhost)$|[@.]example\.(?:com|net|org|edu)$/i;

/** A sentence for everything that is wrong with settings that can each be read. */
export function findConfigProblems(config: Given, env: Env): string[] {
  const found: Sentence[] =
    config.MODE === 'production'
      ? [...productionProblems(config), ...operatorProblems(env), paypalAddressProblem(config)]
      : [demoProblem(config, env['NODE_ENV'])];
  return [...found, paypalProblem(config), salesProblem(config), s3Problem(config)].filter(
    (each) => typeof each === 'string',
  );
}

/** What is fine on a laptop and dangerous on the street. */
const productionProblems = (config: Given): Sentence[] => [
  config.DEMO_DATA === 'on' && 'The setting DEMO_DATA must be off in production.',
  config.PAYMENT === 'sandbox' && 'The setting PAYMENT must not be sandbox in production: set it to paypal.',
  !config.ORIGIN.startsWith('https://') && 'The setting ORIGIN must begin with https:// in production.',
  keyProblem(config.SECRET_KEY ?? ''),
  config.PUSH_ANYWHERE === 'on' && 'The setting PUSH_ANYWHERE must be off in production: it is for tests.',
  !config.SMTP_URL && 'The setting SMTP_URL is needed in production: mail would go nowhere.',
];

function keyProblem(key: string): Sentence {
  if (key.length < PRODUCTION_KEY_LENGTH)
    return `The setting SECRET_KEY needs at least ${PRODUCTION_KEY_LENGTH} characters in production: make one with openssl rand -base64 32.`;
  return (
    hasLittleVariety(key) &&
    'The setting SECRET_KEY has too little variety for production: make one with openssl rand -base64 32.'
  );
}

/** Who answers for a real site is said by whoever runs it; a demo's answers would lead people to nobody. */
const operatorProblems = (env: Env): Sentence[] => [
  addressProblem('MAIL_FROM', env, 'the sender of every e-mail'),
  addressProblem('SUPPORT_EMAIL', env, 'where people write for help'),
  ownWordsProblem('POSTAL_ADDRESS', env, 'where the law lets people write to'),
  ownWordsProblem('PHONE', env, 'a number where people reach you, or none'),
];

function addressProblem(name: 'MAIL_FROM' | 'SUPPORT_EMAIL', env: Env, what: string): Sentence {
  const address = env[name];
  if (!address) return `The setting ${name} is needed in production: ${what}.`;
  return (
    NOBODYS_DOMAIN.test(address) &&
    `The setting ${name} must be an address of yours in production: nobody has .test or example.`
  );
}

function ownWordsProblem(name: 'POSTAL_ADDRESS' | 'PHONE', env: Env, what: string): Sentence {
  const words = env[name];
  if (!words) return `The setting ${name} is needed in production: ${what}.`;
  return (
    (words === DEMO_OPERATOR[name] || /\bexample\b/i.test(words)) &&
    `The setting ${name} must be your own in production, not that of the demo: ${what}.`
  );
}

/** A demo shows everybody all mail and lets anybody be an admin: what only a real site has is refused with it. */
function demoProblem(config: Given, nodeEnv: string | undefined): string | undefined {
  if (config.DEMO_IN_PUBLIC === 'yes') return undefined;
  const ofRealSites = {
    NODE_ENV: nodeEnv === 'production',
    DATABASE_URL: config.DATABASE_URL !== undefined,
    ORIGIN: config.ORIGIN.startsWith('https://'),
    HOST: !THIS_MACHINE.test(config.HOST),
  };
  const found = Object.entries(ofRealSites).find(([, isReal]) => isReal);
  if (!found) return undefined;
  return `The setting ${found[0]} is one of a real site, but this is a demo, where everybody may read all mail: set MODE=production, or DEMO_IN_PUBLIC=yes if that is what you want.`;
}

/** Money that is play money, or that others on the line can read. */
function paypalAddressProblem({ PAYPAL_BASE_URL }: Given): string | undefined {
  const { protocol, hostname } = new URL(PAYPAL_BASE_URL);
  if (protocol !== 'https:') return 'The setting PAYPAL_BASE_URL must begin with https:// in production.';
  if (PAYPAL_SANDBOX.test(hostname))
    return 'The setting PAYPAL_BASE_URL must not be that of the sandbox of PayPal in production.';
  return undefined;
}

/** True for what a finger makes by resting on the keyboard: few signs, steps that repeat, one piece again and again. */
function hasLittleVariety(key: string): boolean {
  const codes = [...key].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  if (new Set(codes).size < MIN_VARIETY || new Set(steps).size < MIN_VARIETY) return true;
  const periods = Array.from({ length: Math.floor(key.length / 2) }, (_, at) => at + 1);
  return periods.some((period) => key.startsWith(key.slice(period)));
}

function paypalProblem(config: Given): string | undefined {
  if (config.PAYMENT === 'sandbox') return undefined;
  if (config.PAYPAL_CLIENT_ID && config.PAYPAL_SECRET && config.PAYPAL_WEBHOOK_ID) return undefined;
  return 'The settings PAYPAL_CLIENT_ID, PAYPAL_SECRET and PAYPAL_WEBHOOK_ID are needed when PAYMENT is paypal.';
}

/** Without them PayPal knows no marketplace, and lets nobody be paid through it. */
function salesProblem({ SALES, PAYMENT, PAYPAL_PARTNER_ID, PAYPAL_BN_CODE }: Given): string | undefined {
  if (SALES === 'off' || PAYMENT === 'sandbox' || (PAYPAL_PARTNER_ID && PAYPAL_BN_CODE)) return undefined;
  return 'The settings PAYPAL_PARTNER_ID and PAYPAL_BN_CODE are needed when SALES is on and PAYMENT is paypal.';
}

function s3Problem({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }: Given): string | undefined {
  const given = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY].filter(Boolean).length;
  if (given === 0 || given === 4) return undefined;
  return 'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together: set all or none.';
}
