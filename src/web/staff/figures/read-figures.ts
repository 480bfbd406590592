import { AskFigures } from '#rules/staff/figures-schema.ts';

/** What the address asks; where something is wrong in it, what is wrong, and the usual answer. */
export function readFigures(url: URL): { asked: AskFigures; problems: string[] } {
  const said = Object.fromEntries(
    ['days', 'from', 'until', 'currency']
      .map((name) => [name, url.searchParams.get(name) ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
  const read = AskFigures.safeParse(said);
  if (read.success) return { asked: read.data, problems: [] };
  return { asked: AskFigures.parse({}), problems: read.error.issues.map(({ message }) => message) };
}
