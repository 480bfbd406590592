/** 'ad-show' for '/api/ad/show': an operation's place on the page, and its address. */
export const toOperationId = (path: string): string => path.replace(/^\/api\//, '').replaceAll('/', '-');
