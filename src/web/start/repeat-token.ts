/** Read here and not by `readCookie`: the first script of a page would wait for all that is loaded along with that. */
const TOKEN = /(?:^|; )token=([^;]+)/;

/**
 * Every form that writes repeats the session's token. A page that is the same for all does not know it until it has
 * asked who looks, and another tab may have got a new one since: so it is taken from the cookie as the form is sent,
 * also by somebody who is quicker than React.
 */
export function repeatToken(): void {
  addEventListener('formdata', ({ target, formData }) => {
    const token = TOKEN.exec(document.cookie)?.[1];
    if (token === undefined || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
    if (new URL(target.action).origin === location.origin) formData.set('token', token);
  });
}
