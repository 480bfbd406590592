import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site: its URL and its file. */
export default [
  index('pages/home.tsx'),
  route('all-ads', 'pages/all-ads.tsx'),
  route('hair-categories/:group/:value', 'pages/hair-category.tsx'),
  route('ad/:id/:slug?', 'pages/ad.tsx'),
  route('register', 'pages/register.tsx'),
  route('verify', 'pages/verify.tsx'),
  route('login', 'pages/login.tsx'),
  route('logout', 'pages/logout.tsx'),
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('keep-account', 'pages/keep-account.tsx'),
  route('my-data/:secret', 'pages/data-download.ts'),
  route('seller/seller-profile', 'pages/seller-area.tsx', [
    index('pages/seller-overview.tsx'),
    route('settings', 'pages/account-settings.tsx', { id: 'seller-settings' }),
    route('my-data', 'pages/my-data.tsx', { id: 'seller-data' }),
  ]),
  route('buyer/buyer-profile', 'pages/buyer-area.tsx', [
    index('pages/buyer-overview.tsx'),
    route('settings', 'pages/account-settings.tsx', { id: 'buyer-settings' }),
    route('my-data', 'pages/my-data.tsx', { id: 'buyer-data' }),
  ]),
  route('hair-price-calculator', 'pages/hair-price-calculator.tsx'),
  route('prices', 'pages/prices.tsx'),
  route('prices.csv', 'pages/prices-csv.tsx'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('dev/mail', 'pages/dev-mail.tsx'),
  route('dev/mail/:id', 'pages/dev-mail-letter.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
