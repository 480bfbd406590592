import { distance } from 'fastest-levenshtein';

/** Families of ours in which another program knows other names: SMTP_HOST, PAYPAL_KEY, S3_ACCESS_KEY_ID. */
const OUR_FAMILIES = /^(?:SMTP|PAYPAL|S3)_/;
/** Kubernetes tells every process of every service around it by such variables. */
const OF_A_CLUSTER = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_|^(?:tcp|udp):\/\//;
/** Names as short as PORT have strangers for neighbours. */
const LONG_NAME = 6;
const SHORT_NAME = 4;

/** A sentence for each variable that is meant for us and is no setting: with a slip in it nothing would be set at all. */
export function findMisspelt(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  return Object.entries(env)
    .filter(([name, value]) => value && !settings.includes(name))
    .filter(([name, value = '']) => !OF_A_CLUSTER.test(name) && !OF_A_CLUSTER.test(value))
    .flatMap(([name]) => {
      const meant = findNearest(name, settings);
      return meant ? [`The setting ${name} is unknown: did you mean ${meant}?`] : [];
    });
}

function findNearest(name: string, settings: readonly string[]): string | undefined {
  const ranked = settings
    .map((setting) => ({ setting, steps: distance(name, setting) }))
    .toSorted((a, b) => a.steps - b.steps);
  const near = ranked.find(({ setting, steps }) => steps <= tolerance(name, setting));
  if (near || !OUR_FAMILIES.test(name)) return near?.setting;
  const family = name.slice(0, name.indexOf('_') + 1);
  return ranked.find(({ setting }) => setting.startsWith(family))?.setting;
}

const tolerance = (name: string, setting: string) => {
  const length = Math.min(name.length, setting.length);
  if (length >= LONG_NAME) return 2;
  return length > SHORT_NAME && name[0] === setting[0] ? 1 : 0;
};
