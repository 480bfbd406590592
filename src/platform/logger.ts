import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';

export type Logger = PinoLogger;

const SECRETS = ['password', 'otp', 'token', 'device_pass', 'cookie', 'authorization', 'code', 'email'];

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
  };
  return destination ? pino(options, destination) : pino(options);
}
