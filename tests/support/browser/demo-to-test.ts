/** The site that the browser tests use, on whatever it runs. */
export const DEMO_TO_TEST = {
  DEMO_ADS: '60',
  SALES: 'on',
  // Sales at home are protected; what is sent from elsewhere is agreed on as it always was, and both are tried.
  SALE_COUNTRIES: 'GB',
  // Whatever NODE_ENV the runner has.
  DEMO_IN_PUBLIC: 'yes',
};
