import type { TestSite } from '../site/test-site.ts';
import { newcomerForm, newestCode, openVisitor, type Visitor } from './visitor.ts';

export const STRANGERS_PASSWORD = 'the stranger knows this one';
const MINUTE = 60_000;

export const register = (visitor: Visitor, form: object) => visitor.post('/api/user/createUser', form);
export const verify = (visitor: Visitor, given: { email: string; otp: string; password?: string }) =>
  visitor.post('/api/user/verifyOtp', given);

/** Some code, but not this one. */
export const wrong = (otp: string) => (otp === '000000' ? '111111' : '000000');

/** What waits for an address and what has it, and how two come to register the same one. */
export function watchRegistrations(site: TestSite) {
  const pass = (ms: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + ms);
  };
  return {
    pass,
    login: (email: string, password: string, visitor = openVisitor(site)) =>
      visitor.post('/api/user/login', { email, password }),
    pending: async (email: string) =>
      (await site.db.selectFrom('registrations').select('id').where('email', '=', email).execute()).length,
    accountsWith: async (email: string) =>
      (await site.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).length,
    /** A stranger registers her address first; a minute later she does. */
    async bothRegister() {
      const her = newcomerForm();
      const strangers = newcomerForm({ email: her.email, password: STRANGERS_PASSWORD });
      const [stranger, she] = [openVisitor(site), openVisitor(site)];
      await register(stranger, strangers);
      const strangersCode = await newestCode(site, her.email);
      pass(MINUTE);
      await register(she, her);
      const herCode = await newestCode(site, her.email);
      return { her, strangers, stranger, she, strangersCode, herCode };
    },
  };
}
