type SiteLink = { label: string; url: string };

export const HELP_LINKS: readonly SiteLink[] = [
  { label: 'About', url: '/about' },
  { label: "Help & FAQ's", url: '/faq' },
  { label: 'Contact Us', url: '/contact-us' },
];

export const SAFETY_LINKS: readonly (SiteLink & { about: string })[] = [
  { label: 'Website safety', url: '/website-safety/', about: 'The one rule, and the tricks to know' },
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

export const SERVICE_LINKS: readonly SiteLink[] = [
  { label: 'Customer service', url: '/customer-service' },
  { label: 'The price book', url: '/prices' },
  { label: 'Terms', url: '/terms' },
  { label: 'Privacy', url: '/privacy' },
  { label: 'Accessibility', url: '/accessibility' },
  { label: 'API', url: '/api/docs' },
];
