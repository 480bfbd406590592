/**
 * Whether an address may be a push service: by https, under a public name and its usual port. A browser names it, so a
 * made-up one could have us call on machines that only we reach. That its name leads nowhere private is asked once
 * more when it is called.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isBare = port === '' && username === '' && password === '';
  return protocol === 'https:' && isBare && isPublicName(hostname);
}

/** A name with a dot in it that is no number and no name of a house's own network. */
const isPublicName = (host: string): boolean =>
  /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) &&
  !/\.(local|localhost|internal|lan|home|corp|arpa|test|invalid|example)$/.test(host);
