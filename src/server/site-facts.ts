import type { Config } from '#platform/config.ts';

/** What every page may say about the site itself. */
export function siteFacts(config: Config) {
  return {
    brand: config.BRAND_NAME,
    origin: config.ORIGIN,
    postalAddress: config.POSTAL_ADDRESS,
    phone: config.PHONE === 'none' ? null : config.PHONE,
    email: config.SUPPORT_EMAIL,
    demo: config.MODE === 'demo',
    hasSales: config.SALES === 'on',
  };
}
