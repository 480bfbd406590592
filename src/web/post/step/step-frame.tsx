import type { ReactNode } from 'react';
import { PageHead } from '../../frame/head/page-head.tsx';
import { STEPS, type StepName, stepPath } from './steps.ts';
import layout from '../../ui/layout.module.css';
import styles from './step-frame.module.css';

type StepFrameProps = {
  step: StepName;
  draft: string | null;
  /** It is on show already, or was: its owner changes it. */
  isPosted?: boolean;
  hasProblems: boolean;
  children: ReactNode;
};

/** The head of every step: where one is, and the way back, which loses nothing. */
export function StepFrame({ step, draft, isPosted = false, hasProblems, children }: StepFrameProps) {
  const at = STEPS.findIndex(({ name }) => name === step);
  const label = STEPS[at]?.label ?? '';
  const title = `${hasProblems ? 'Error: ' : ''}${isPosted ? 'Change your ad' : 'Post an ad'}: ${label}`;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title={title} description="Post an ad for hair in four short steps." />
      <p className={styles.count}>{isPosted ? 'Change your ad' : `Step ${at + 1} of ${STEPS.length}`}</p>
      <h1>{label}</h1>
      <nav aria-label="Steps">
        <ol className={styles.steps}>
          {STEPS.map(({ name, label: text }) => (
            <li key={name}>
              {draft && name !== step ? (
                <a href={stepPath(name, draft)}>{text}</a>
              ) : (
                <span aria-current={name === step ? 'step' : undefined}>{text}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}

/** Which ad a form is about, and the version of it that the page shows. */
export function DraftFields({ ad }: { ad: { id: string; version: number } }) {
  return (
    <>
      <input type="hidden" name="draft" value={ad.id} />
      <input type="hidden" name="version" value={ad.version} />
    </>
  );
}
