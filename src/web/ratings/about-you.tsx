import { RATING_RULES } from '#rules/ratings/rating-rules.ts';
import { Button } from '../ui/button.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import type { ShownAboutMe } from './rating-data.ts';
import { RatingItem } from './rating-item.tsx';
import styles from './ratings-page.module.css';

type AboutYouProps = { ratings: readonly ShownAboutMe[]; state: FormState | undefined };

/** What others said; each can be answered once, or reported. */
export function AboutYou({ ratings, state }: AboutYouProps) {
  return (
    <section aria-labelledby="about-you">
      <SectionHead id="about-you" title="About you" />
      {ratings.length === 0 && <p>Nobody has rated you yet.</p>}
      <ul className={styles.ratings}>
        {ratings.map((rating) => (
          <RatingItem key={rating.id} rating={rating} side={rating.side} head={rating.by} answeredBy="You">
            <p className={styles.quiet}>{rating.title}</p>
            {rating.canAnswer && (
              <AnswerForm
                rating={rating}
                state={state?.typed['ratingId']?.[0] === rating.id ? state : undefined}
              />
            )}
            <a href={`/report?kind=rating&id=${rating.id}`}>Report this rating</a>
          </RatingItem>
        ))}
      </ul>
    </section>
  );
}

function AnswerForm({ rating, state }: { rating: ShownAboutMe; state: FormState | undefined }) {
  return (
    <details open={state !== undefined}>
      <summary>Answer</summary>
      <Form state={state} action="/ratings">
        <input type="hidden" name="ratingId" value={rating.id} />
        <input type="hidden" name="version" value={rating.version} />
        <TextField
          name="answer"
          label="Your answer"
          hint="Once, for everybody to read."
          rows={2}
          maxLength={RATING_RULES.answerMax}
        />
        <Button kind="secondary">Send the answer</Button>
      </Form>
    </details>
  );
}
