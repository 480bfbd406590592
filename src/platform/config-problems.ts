/** As much of the settings as tells a laptop from the street. */
type Given = {
  MODE: 'demo' | 'production';
  DEMO_IN_PUBLIC: 'yes' | 'no';
  DATABASE_URL?: string | undefined;
  ORIGIN: string;
  HOST: string;
  PAYPAL_BASE_URL: string;
};

/** Random keys have more: 32 hexadecimal digits have about 14 different ones. */
const MIN_VARIETY = 6;
const PAYPAL_SANDBOX = /(?:^|\.)sandbox\.paypal\.com$/;
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

/** A demo shows everybody all mail and lets anybody be an admin: what only a real site has is refused with it. */
export function demoProblem(config: Given, nodeEnv: string | undefined): string | undefined {
  if (config.MODE !== 'demo' || config.DEMO_IN_PUBLIC === 'yes') return undefined;
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
export function paypalAddressProblem({ PAYPAL_BASE_URL }: Given): string | undefined {
  const { protocol, hostname } = new URL(PAYPAL_BASE_URL);
  if (protocol !== 'https:') return 'The setting PAYPAL_BASE_URL must begin with https:// in production.';
  if (PAYPAL_SANDBOX.test(hostname))
    return 'The setting PAYPAL_BASE_URL must not be that of the sandbox of PayPal in production.';
  return undefined;
}

/** True for what a finger makes by resting on the keyboard: few signs, steps that repeat, one piece again and again. */
export function hasLittleVariety(key: string): boolean {
  const codes = [...key].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  if (new Set(codes).size < MIN_VARIETY || new Set(steps).size < MIN_VARIETY) return true;
  const periods = Array.from({ length: Math.floor(key.length / 2) }, (_, at) => at + 1);
  return periods.some((period) => key.startsWith(key.slice(period)));
}
