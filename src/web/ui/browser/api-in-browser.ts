/** The cookie of this name, where script may read it. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

/** Orders something from our API as whoever is signed in here. */
export const postToApi = (path: string, data: object, init: RequestInit = {}): Promise<Response> =>
  fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': readCookie('token') ?? '' },
    body: JSON.stringify({ data }),
    ...init,
  });
