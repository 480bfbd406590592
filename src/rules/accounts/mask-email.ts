/** 'as•••@example.com': enough to tell two people apart, too little to write to them. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 3 ? 2 : 1)}•••${email.slice(at)}`;
}

/** A sentence of somebody else's software, such as a mail server's, without the addresses in it. */
export const withoutAddresses = (text: string) =>
  text.slice(0, LONGEST_REASON).replaceAll(/[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;:@]{1,255}/g, '[address]');

const LONGEST_REASON = 500;
