import type { Name } from '../people/cast.ts';
import type { TestSite } from '../site/test-site.ts';

/** Sends one file as a browser does: multipart, in the field `image` or another. */
export async function upload(
  site: TestSite,
  who: Name | undefined,
  bytes: Uint8Array,
  { field = 'image', name = 'hair.jpg', type = 'image/jpeg', token = true } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const person = who && site.people[who];
  return site.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      origin: 'http://localhost:3000',
      'content-type': request.headers.get('content-type') ?? '',
      ...(person ? { cookie: person.cookie } : {}),
      ...(person && token ? { 'x-token': person.token } : {}),
    },
  });
}
