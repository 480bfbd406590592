import { Tape } from '../hair/tape.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './teasers.module.css';

export function CalculatorTeaser() {
  return (
    <section className={styles.calculator} aria-labelledby="worth">
      <div>
        <h2 id="worth">What is my hair worth?</h2>
        <p>
          Length, weight, colour, untreated or not: enter what you know and see what hair like yours was sold
          for here. And what it would bring if you let it grow another season.
        </p>
        <ButtonLink href="/hair-price-calculator">Work it out</ButtonLink>
      </div>
      <Tape inches={24} colour="black" label="A hank of black hair on a tape measure, 24 inches long" />
    </section>
  );
}
