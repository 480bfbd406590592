import { codeAt } from '#platform/secrets/totp.ts';
import type { TestSite } from '../site/test-site.ts';
import type { Visitor } from './visitor.ts';

/** The app on somebody's phone: what it shows at the site's time, and how it gets its secret. */
export function openAuthenticator(site: TestSite) {
  let secret: Buffer = Buffer.alloc(0);
  const showIn = (steps: number) => codeAt(secret, Math.floor(site.clock.now.getTime() / 30_000) + steps);
  return {
    read: (key: string) => void (secret = fromBase32(key)),
    show: () => showIn(0),
    showIn,
    /** Sets the second factor up, and gives the recovery codes. */
    async enrol(visitor: Visitor, password: string): Promise<string[]> {
      const started = await visitor.post('/api/user/startSecondFactor', { password });
      secret = fromBase32(started.json().setup.key);
      const confirmed = await visitor.post('/api/user/confirmSecondFactor', { code: showIn(0) });
      if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
      return confirmed.json().recoveryCodes;
    },
  };
}

function fromBase32(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
