let list: Promise<ReadonlySet<string>> | undefined;

/** Whether this is among the 49,000 passwords found most often where passwords leaked. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  return (await (list ??= loadList())).has(password.normalize('NFKC').toLowerCase());
}

/** Only who chooses a password needs the list: it is loaded when the first one does. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
