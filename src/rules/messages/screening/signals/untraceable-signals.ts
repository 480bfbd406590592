import type { Signal } from './signal.ts';

const NOT_USED = ['not used|allowed|accepted|wanted|possible here?'];

/** Ways to pay that cannot be undone. */
export const UNTRACEABLE_SIGNALS: readonly Signal[] = [
  {
    says: [
      'western|westen|wester union|unoin',
      'westernunion|moneygram|moneygramm|paysafecard|hawala|worldremit',
      'money gram|order|orders',
      'gift|giftcard card|cards|code|codes|voucher|vouchers',
      'giftcard|giftcards',
      'steam|itunes|amazon|google|razer|apple play? gift? card|cards|voucher|vouchers',
      'bitcoin|bitcoins|btc|usdt|crypto|cryptocurrency|ethereum|tether|litecoin',
      'cashier|cashiers|certified|bank|banker|bankers|personal|company|travellers bank? cheque|check|draft|cheques|checks',
      'cheque|cheques',
      'friends|friend|frnds and|n|or|plus family|fam|families',
      'paypal ..8 as|to|choose|select|mark|tick|pick ..3 friend|friends|family',
      'as|for|to|choose|select|mark|tick|pick ..3 friend|friends|family ..8 paypal|fee|fees|charge|charges',
      'voucher|vouchers|cards ..8 code|codes|numbers',
      'scratch ..4 card|cards|code|codes|numbers|them',
      'use|via|by|through|with|only ria|western|remitly',
      'western|ria or|transfer',
      'f and f',
      'fnf',
      'family and|or|n|plus friends',
      'demand|bankers draft',
      'mail|send|post|write|cash|deposit|accept|take you|u|me|a|the|my|your? a|the|my|your? check|checks',
      'by|with|via|in a|my|company|bank? check',
      'check in the mail|post',
      'check clears|bounces',
      'it|check|cheque clears in',
      'mtcn',
      'at|to the counter',
      'wallet address|id',
      'trc20|erc20|usdc|eth|dogecoin|binance|coinbase|solana|xrp',
      'any|digital|crypto coin|coins|currency',
      'gift|google|apple|amazon|steam|itunes voucher|vouchers|coupon|coupons',
    ],
    weight: 6,
    unless: NOT_USED,
  },
  { means: ['giftBrand + giftCard ~4', 'giftCard + scratch ~8'], weight: 6, unless: NOT_USED },
  {
    means: ['noGoods + paypal ~14', 'noGoods + fee ~12', 'paypal + dodgesFee ~14'],
    weight: 6,
    mayBeDenied: false,
    unless: ['never|please|only not? as? goods', 'only|just|by|with|through|as|use goods', 'not as? friends'],
  },
];
