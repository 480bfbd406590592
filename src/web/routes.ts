import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site: its URL and its file. */
export default [
  index('pages/home.tsx'),
  route('all-ads', 'pages/all-ads.tsx'),
  route('hair-categories/:group/:value', 'pages/hair-category.tsx'),
  route('ad/:id/:slug?', 'pages/ad.tsx'),
  route('sellers/:id', 'pages/seller.tsx'),
  route('saved', 'pages/saved.tsx'),
  route('saved-searches', 'pages/saved-searches.tsx'),
  route('unsubscribe/:token', 'pages/unsubscribe.tsx'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('dev/mail', 'pages/dev-mail.tsx'),
  route('dev/mail/:id', 'pages/dev-mail-letter.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
