/** An ad that fits a request, as a line tells it. */
export type FittingAd = {
  id: string;
  url: string;
  title: string;
  photo: string | null;
  /** '£420'; null where it names none. */
  price: string | null;
  points: number;
  /** In which it is not quite as asked. */
  reasons: string[];
};
