import type { ReactNode } from 'react';
import { ArrowIcon } from './icons/icons.tsx';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  title: string;
  children?: ReactNode;
  more?: { label: string; url: string };
};

/** The head of a section, tied with the house's band; `id` is what the section is labelled by. */
export function SectionHead({ id, title, children, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {children && <p>{children}</p>}
      </div>
      {more && (
        <a href={more.url}>
          {more.label} <ArrowIcon />
        </a>
      )}
    </div>
  );
}
