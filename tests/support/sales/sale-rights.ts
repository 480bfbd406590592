type Name = 'bela' | 'asha' | 'cleo' | 'mira' | 'dara';
const names = (...given: Name[]): Name[] => given;

/** Who may do what of protected sales at all. */
export const SALE_RIGHTS = {
  'connect a payout account': names('bela', 'asha'),
  'act as the buyer of this sale': names('bela', 'asha'),
  'act as the seller of this sale': names('bela', 'asha'),
  'see this sale': names('bela', 'asha', 'dara'),
  'see all sales': names('dara'),
  'decide disputes': names('dara'),
  'freeze a sale': names('dara'),
  'move sale money': names('dara'),
};
/** For these staff prove who they are. */
export const SALE_PROOFS = ['decide disputes', 'freeze a sale', 'move sale money'] as const;
