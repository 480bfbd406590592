import type { Problems } from '#rules/refusal.ts';

/** What is wrong, field by field, each as the way to its field. */
export function ErrorLinks({ problems }: { problems: Problems }) {
  const listed = Object.entries(problems).filter(([name]) => name !== 'form');
  if (listed.length === 0) return null;
  return (
    <ul>
      {listed.map(([name, sentences]) => (
        <li key={name}>
          <a href={`#${name}`}>{sentences?.join(' ')}</a>
        </li>
      ))}
    </ul>
  );
}
