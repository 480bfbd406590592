/** A request that one's ad fits, as a line tells it. */
export type ShownAsk = {
  id: string;
  url: string;
  title: string;
  pay: string | null;
  buyer: string;
  isCertified: boolean;
  points: number;
  /** In which the ad is not quite as asked. */
  reasons: string[];
  hasAnswered: boolean;
  canAnswer: boolean;
};
