import type { ReactNode } from 'react';
import { isGuide } from '#rules/help/guides.ts';
import { useFrameData } from '../../frame/frame-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { breadcrumbData } from '../../metadata/structured-data.ts';
import { articleData } from './structured-content.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { showDate } from '../../ui/dates.ts';
import type { Article } from '../texts/article.ts';
import { Contents } from './contents.tsx';
import { DRAWINGS } from './drawings.tsx';
import { WasThisUseful } from './was-this-useful.tsx';
import { Written } from './written.tsx';
import styles from './article-layout.module.css';

type ArticleLayoutProps = {
  article: Article;
  /** A drawing beside the first words. */
  mark?: ReactNode;
  /** What stands between the lead and the first section. */
  children?: ReactNode;
};

/** A text page: where it stands, what it is about, its parts, and when it was last checked. */
export function ArticleLayout({ article, mark, children }: ArticleLayoutProps) {
  const frame = useFrameData();
  const crumbs = [{ label: article.title, url: article.path }];
  return (
    <div className={styles.page}>
      <PageHead
        title={article.title}
        description={article.description}
        path={article.path}
        jsonLd={frame ? [breadcrumbData(frame.site.origin, crumbs), articleData(frame.site, article)] : []}
      />
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        {mark && <span className={styles.mark}>{mark}</span>}
        <h1>{article.title}</h1>
        <p>{article.lead}</p>
      </header>
      <Contents parts={article.sections} />
      <div className={styles.text}>
        {children}
        {article.sections.map(({ id, title, drawing, blocks }) => (
          <section key={id} aria-labelledby={id}>
            {drawing && <span className={styles.drawing}>{DRAWINGS[drawing]}</span>}
            <h2 id={id}>{title}</h2>
            <Written blocks={blocks} />
          </section>
        ))}
        <p className={styles.checked}>
          Last checked on <time dateTime={article.checkedOn}>{showDate(article.checkedOn)}</time>. Is
          something wrong or missing? <a href="/contact-us?topic=website">Tell us</a>.
        </p>
        {isGuide(article.path) && <WasThisUseful path={article.path} />}
      </div>
    </div>
  );
}
