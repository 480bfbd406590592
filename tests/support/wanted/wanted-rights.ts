type Name = 'bela' | 'asha' | 'cleo' | 'mira' | 'dara';
const names = (...given: Name[]): Name[] => given;

/** Who may do what with requests for hair at all. */
export const WANTED_RIGHTS = {
  'keep wanted ads': names('bela', 'asha'),
  'change this wanted ad': names('bela', 'asha', 'dara'),
  'answer wanted ads': names('asha'),
  'review wanted ads': names('cleo', 'mira', 'dara'),
};
