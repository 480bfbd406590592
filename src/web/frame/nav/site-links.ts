export type SiteLink = { label: string; url: string };

export const HELP_LINKS: readonly SiteLink[] = [
  { label: 'About', url: '/about' },
  { label: "Help & FAQ's", url: '/faq' },
  { label: 'Contact Us', url: '/contact-us' },
];

export const SAFETY_LINKS: readonly (SiteLink & { about: string })[] = [
  { label: 'Website safety', url: '/website-safety/', about: 'The one rule, and the tricks to know' },
  { label: 'The protected sale', url: '/protected-sale/', about: 'Paid first, then cut' },
  {
    label: 'How to buy hair online',
    url: '/how-to-buy-hair-online/',
    about: 'Grams, terms, questions to ask',
  },
  {
    label: 'How do I sell my hair online',
    url: '/how-do-i-sell-my-hair-online/',
    about: 'Measure, photograph, price',
  },
];

export const CALCULATOR_LINK: SiteLink = { label: 'Hair Price Calculator', url: '/hair-price-calculator' };

export const PRICE_BOOK_LINK: SiteLink = { label: 'The price book', url: '/prices' };

export const SERVICE_LINK: SiteLink = { label: 'Customer service', url: '/customer-service' };

/** The small print. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  { label: 'Terms', url: '/terms' },
  { label: 'Privacy', url: '/privacy' },
  { label: 'Accessibility', url: '/accessibility' },
  { label: 'API', url: '/api/docs' },
  { label: 'Site map', url: '/sitemap' },
];

/** Every page of words, for those who list them all. */
export const WORD_LINKS: readonly SiteLink[] = [
  ...HELP_LINKS,
  SERVICE_LINK,
  ...SAFETY_LINKS,
  CALCULATOR_LINK,
  PRICE_BOOK_LINK,
  ...LEGAL_LINKS,
];
