import type { ImportView } from '#market/ads/import/import-view.ts';
import { plural } from '#rules/text/plural.ts';
import { Moment } from '../frame/time/moment.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';

export type ShownFile = Omit<ImportView, 'rows'>;
type ImportHeadProps = { file: ShownFile; state: FormState | undefined };

/** How a file stands, in plain words, and what can be done about it. */
export function ImportHead({ file, state }: ImportHeadProps) {
  return (
    <section className="trade-sheet" aria-labelledby="file">
      <div>
        <h1 id="file">{HEADINGS[file.state]}</h1>
        <p className="trade-small">
          <span className="trade-name">{file.fileName}</span>, <Moment at={file.createdAt} />
        </p>
      </div>
      {file.state === 'tried' && <Tried file={file} state={state} />}
      {file.state === 'running' && <Running file={file} />}
      {file.state === 'done' && <Done file={file} />}
    </section>
  );
}

const HEADINGS: Record<ShownFile['state'], string> = {
  tried: 'What this file would do',
  running: 'Your file is running',
  done: 'What this file did',
};

const countProblems = ({ counts, failed }: ShownFile): number => counts.wrong + failed;

function Tried({ file, state }: ImportHeadProps) {
  const { counts } = file;
  const toRun = counts.new + counts.changes;
  return (
    <>
      {toRun === 0 ? (
        <Note kind="hint">
          {counts.wrong > 0 ? 'Nothing to run yet: put the rows right and send them again.' : NOTHING_NEW}
        </Note>
      ) : (
        <p>
          {describeRun(counts)}{' '}
          {counts.wrong > 0 && `${plural(counts.wrong, 'row')} with problems will be left out.`}
        </p>
      )}
      <Form state={state} action={`/trade/import/${file.id}`}>
        <div className="trade-ways">
          {toRun > 0 && <Button>Run it</Button>}
          <ButtonLink kind={toRun > 0 ? 'quiet' : 'primary'} href="/trade/import">
            Send another file
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

const NOTHING_NEW = 'Your ads say all of this already. There is nothing to run.';

function describeRun({ new: fresh, changes }: ShownFile['counts']): string {
  const parts = [
    ...(fresh > 0 ? [`make ${plural(fresh, 'new ad')}`] : []),
    ...(changes > 0 ? [`change ${plural(changes, 'ad')}`] : []),
  ];
  return `It would ${parts.join(' and ')}. Nothing has happened yet.`;
}

function Running({ file: { counts, run } }: { file: ShownFile }) {
  const toRun = counts.new + counts.changes;
  return (
    <>
      <progress className="trade-progress" value={run} max={toRun} aria-label="Rows done" />
      <output>
        {run} of {plural(toRun, 'row')} done. You may close this page: we e-mail you when all are.
      </output>
    </>
  );
}

function Done({ file }: { file: ShownFile }) {
  const problems = countProblems(file);
  const done = file.run - file.failed;
  return (
    <>
      <Note kind={problems > 0 ? 'hint' : 'good'}>
        {plural(done, 'row')} done.{' '}
        {problems > 0 && `${plural(problems, 'row')} with problems: mend them and send them again.`}
      </Note>
      <p className="trade-ways">
        <ButtonLink href="/trade/import">Send another file</ButtonLink>
        <ButtonLink kind="quiet" href="/seller/seller-profile">
          My ads
        </ButtonLink>
      </p>
    </>
  );
}
