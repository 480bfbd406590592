import { removeTrader } from './remove-trader.ts';
import { saveTrader } from './save-trader.ts';
import { showOwnTrader } from './show-own-trader.ts';
import { showTrader } from './show-trader.ts';

/** Who trades, and who they are. */
export const traderMenus = {
  traders: { own: showOwnTrader, save: saveTrader, remove: removeTrader, show: showTrader },
};
