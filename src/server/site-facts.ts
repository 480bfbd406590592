import type { Config } from '#platform/config/config.ts';
import { readSaleSettings } from '#platform/payment/open-payment.ts';
import { isIndiaPaidInDollars } from '#rules/sales/protection.ts';

/** What every page may say about the site itself. */
export function siteFacts(config: Config) {
  const saleSettings = readSaleSettings(config);
  return {
    brand: config.BRAND_NAME,
    origin: config.ORIGIN,
    postalAddress: config.POSTAL_ADDRESS,
    phone: config.PHONE === 'none' ? null : config.PHONE,
    email: config.SUPPORT_EMAIL,
    demo: config.MODE === 'demo',
    hasSales: saleSettings.isOn,
    isIndiaPaidInDollars: isIndiaPaidInDollars(saleSettings),
  };
}
