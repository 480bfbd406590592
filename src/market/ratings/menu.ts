import { answerRating } from './answer-rating.ts';
import { listMyRatings } from './list-my-ratings.ts';
import { listSellerRatings } from './list-seller-ratings.ts';
import { showSaleToRate } from './show-sale-to-rate.ts';
import { showThreadSale } from './show-thread-sale.ts';
import { writeRating } from './write-rating.ts';

/** What the two sides of a sale say of each other. */
export const ratingMenus = {
  ratings: {
    write: writeRating,
    answer: answerRating,
    mine: listMyRatings,
    ofSeller: listSellerRatings,
    saleToRate: showSaleToRate,
    ofThread: showThreadSale,
  },
};
