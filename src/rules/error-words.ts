type ErrorWords = { title: string; text: string };

export const OUR_FAULT: ErrorWords = {
  title: 'Something went wrong on our side',
  text: 'It is not your fault, and nothing was lost. Please try again in a moment.',
};

const ERROR_WORDS: Record<number, ErrorWords | undefined> = {
  400: {
    title: 'We could not read this',
    text: 'Please load the page again and send it once more.',
  },
  403: {
    title: 'You cannot open this page',
    text: 'Your account has no access to it. If it should, tell us.',
  },
  404: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
  },
  405: { title: 'That cannot be done here', text: 'It does not accept what was sent.' },
  410: { title: 'This page is gone', text: 'It has been taken down.' },
  413: { title: 'That is too large', text: 'Please send less at once.' },
  429: { title: 'Too many tries', text: 'Please wait a little and try again.' },
  500: OUR_FAULT,
  503: { title: 'We are very busy right now', text: 'Please try again in a few seconds.' },
};

/** What a page says about an answer's status: the pages of the site, and the one for when none can be made. */
export const findErrorWords = (status: number): ErrorWords | undefined => ERROR_WORDS[status];
