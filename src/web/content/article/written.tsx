import type { ReactNode } from 'react';
import type { Block } from '../texts/article.ts';
import { Note } from '../../ui/note.tsx';
import styles from './written.module.css';

/** The blocks of a text as the page shows them. */
export function Written({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <WrittenBlock key={JSON.stringify(block)} block={block} />);
}

function WrittenBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>;
  if ('list' in block) return <ul className={styles.list}>{items(block.list)}</ul>;
  if ('steps' in block) return <ol className={styles.steps}>{items(block.steps)}</ol>;
  if ('note' in block) return <Note kind="hint">{inline(block.note)}</Note>;
  if ('says' in block) return <blockquote className={styles.says}>{inline(block.says)}</blockquote>;
  return <WrittenTable {...block.table} />;
}

function WrittenTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">{inline(first)}</th>
            {rest.map((cell, place) => (
              <td key={cell} data-label={head[place + 1]}>
                {inline(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{inline(text)}</li>);

/** `**weight**` and `[links](/to)` become elements; every other sign stays what it is. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link)
      return (
        <a key={part} href={link[2]}>
          {link[1]}
        </a>
      );
    return part.startsWith('**') ? <strong key={part}>{part.slice(2, -2)}</strong> : part;
  });
}
