import { type LogFn, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';

export type Logger = PinoLogger;

const SECRETS = ['password', 'otp', 'token', 'device_pass', 'cookie', 'authorization', 'code', 'email'];

/** What somebody must hear of although only the log says it: counted, so that an alert can be made of it. */
const ALARMS = [
  'the ledger differs from the payment provider',
  'alarm: very many wrong codes in this hour',
  'a forged payment notification was refused',
  'our clock and the payment provider’s are apart: no deadline of a sale is kept',
  'a sale comes near the wall',
  'money of a sale is stuck',
];
const counted = new Map(ALARMS.map((alarm) => [alarm, 0]));

/** How often this process said each of them. */
export const readAlarms = (): ReadonlyMap<string, number> => counted;

/** One JSON line for each event, with the time as people read it, in UTC. Secrets and addresses are struck out wherever an object carries them by name. */
export function openLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers["${name}"]`]),
      censor: '[hidden]',
    },
    hooks: {
      logMethod(this: PinoLogger, args: Parameters<LogFn>, method: LogFn) {
        const sentence = args.find((each) => typeof each === 'string') ?? '';
        const times = counted.get(sentence);
        if (times !== undefined) counted.set(sentence, times + 1);
        method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
