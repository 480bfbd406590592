const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** An address as its mailbox is known: what can be written in many ways and arrives at one place is one. */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plain = name.split('+')[0] ?? name;
  return WITHOUT_DOTS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
