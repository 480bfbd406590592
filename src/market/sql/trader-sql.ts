/** What everybody may read of a trader, by the names it is told by. */
export const TRADER_COLUMNS = [
  'name',
  'address',
  'country',
  'register_number as registerNumber',
  'vat_number as vatNumber',
  'email',
  'phone',
] as const;
