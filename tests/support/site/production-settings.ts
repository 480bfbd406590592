/** As little as a real site starts with. Nobody is reached by any of it: `.invalid` leads nowhere, for ever. */
export const PRODUCTION = {
  MODE: 'production',
  ORIGIN: 'https://fairhank.example',
  SECRET_KEY: 'q7Xw2mZp9LrT4vKc8NbY1sHd6GfJ3aUe',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENT: 'paypal',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  MAIL_FROM: 'hello@fairhank.invalid',
  SUPPORT_EMAIL: 'help@fairhank.invalid',
  POSTAL_ADDRESS: 'Hank and Daughters, 7 Quay Street, Porto 4050-123, Portugal',
  PHONE: 'none',
};
