import { Fragment } from 'react';
import { SoonMoment } from '../../offers/soon-moment.tsx';
import { cutAtMoments } from './marked-moment.ts';

/** A sentence of the rules, with its moments by the reader's own clock. */
export const Sentence = ({ text }: { text: string }) =>
  cutAtMoments(text).map((part, at) => (
    // The parts of one sentence have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 === 1 ? <SoonMoment at={part} /> : part}</Fragment>
  ));
