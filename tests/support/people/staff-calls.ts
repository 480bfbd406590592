import { expect } from 'vitest';
import type { TestSite } from '../site/test-site.ts';

type Staff = 'cleo' | 'dara';

/** What staff ask of the API, and what they do by it. */
export const openStaffCalls = (site: TestSite) => ({
  call: async (name: string, query: Record<string, string | number> = {}, who: Staff = 'dara') => {
    const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const answer = await site.get(`/api/super-admin-user/${name}?${params}`, who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  },
  act: (name: string, data: object, who: Staff = 'dara') =>
    site.post(`/api/super-admin-user/${name}`, data, who),
});
