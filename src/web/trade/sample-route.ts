import { writeSample } from '#rules/ads/import/sample.ts';
import { csvAnswer } from './csv-answer.ts';

/** A file of ads to begin with. */
export const loader = () => csvAnswer('sample.csv', writeSample());
