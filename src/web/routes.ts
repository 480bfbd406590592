import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site: its URL and its file. */
export default [
  index('pages/home.tsx'),
  route('all-ads', 'pages/all-ads.tsx'),
  route('hair-categories/:group/:value', 'pages/hair-category.tsx'),
  route('ad/:id/:slug?', 'pages/ad.tsx'),
  route('hair-price-calculator', 'pages/hair-price-calculator.tsx'),
  route('prices', 'pages/prices.tsx'),
  route('prices.csv', 'pages/prices-csv.tsx'),
  route('messages', 'pages/messages.tsx'),
  route('messages/new', 'pages/message-new.tsx'),
  route('messages/settings', 'pages/message-settings.tsx'),
  route('messages/:id', 'pages/message-thread.tsx'),
  route('report', 'pages/report.tsx'),
  route('reports/:caseNumber', 'pages/report-appeal.tsx'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('dev/mail', 'pages/dev-mail.tsx'),
  route('dev/mail/:id', 'pages/dev-mail-letter.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
