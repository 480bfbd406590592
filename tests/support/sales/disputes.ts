import type { SaleView } from '#market/sales/show/sale-view.ts';
import type { Name } from '../people/cast.ts';
import type { SaleSite } from './sales.ts';

const TEXT = 'The hair is not what the photos show: it is much shorter.';
export const WHY = 'We looked at the photos of both sides, at the scale and at what was agreed on.';

/** Words for a sale in which something goes wrong. */
export function quarrelIn(site: SaleSite) {
  /** Whoever of the staff acts has just typed their password. */
  const proveStaff = () =>
    site.db.updateTable('sessions').set({ password_given_at: site.clock.now }).execute();
  const staff = async (operation: string, body: object = {}, who: Name = 'dara') => {
    await proveStaff();
    const { version } = await site.show('asha');
    return site.post(
      `/api/super-admin-user/${operation}`,
      { saleId: site.saleId, version, reason: 'It has to be so.', ...body },
      who,
    );
  };
  const decide = async (body: object, operation = 'decideSale', who: Name = 'dara') => {
    await proveStaff();
    const { version } = await site.show('asha');
    return site.post(
      `/api/super-admin-user/${operation}`,
      { saleId: site.saleId, version, statement: WHY, reason: 'Both sides were heard.', ...body },
      who,
    );
  };
  return {
    /** Posted, and said by its buyer to be there. */
    async delivered(): Promise<SaleView> {
      await site.green();
      await site.must('codeWord', 'asha');
      await site.prove();
      await site.ship();
      return site.must('arrived', 'bela');
    },
    /** Posted, and taken as arrived by the clock. */
    async takenAsArrived(): Promise<SaleView> {
      await site.green();
      await site.must('codeWord', 'asha');
      await site.prove();
      await site.ship();
      site.wait(5 * 86_400_000);
      await site.clockWork();
      return site.show('bela');
    },
    async photosOf(...kinds: string[]) {
      const photos: { id: string; kind: string }[] = [];
      // One after the other: in this order they are shown.
      for (const kind of kinds) photos.push({ id: await site.photo('bela'), kind });
      return photos;
    },
    async claim(more: object = {}) {
      const photos = await this.photosOf('opened', 'scale');
      return { reason: 'not-as-described', text: TEXT, photos, ...more };
    },
    async disputed(more: object = {}): Promise<SaleView> {
      await this.delivered();
      return site.must('dispute', 'bela', await this.claim(more));
    },
    answer: () => site.must('answer', 'asha', { text: 'It is as in the ad, and the tape shows it.' }),
    decide,
    async mustDecide(body: object, operation?: string, who?: Name) {
      const answer = await decide(body, operation, who);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().sale;
    },
    proveStaff,
    staff,
    async mustStaff(operation: string, body: object = {}, who?: Name) {
      const answer = await staff(operation, body, who);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().sale;
    },
    audits: async () =>
      (
        await site.db
          .selectFrom('audit')
          .select('action')
          .where('object_id', '=', site.saleId)
          .orderBy('at')
          .orderBy('id')
          .execute()
      ).map(({ action }) => action),
    /** Who was written to, under which subject. */
    async letters(): Promise<string[]> {
      const mails = await site.mails();
      return mails.map(({ to_address, subject }) => `${to_address.split('@')[0]}: ${subject}`);
    },
  };
}
