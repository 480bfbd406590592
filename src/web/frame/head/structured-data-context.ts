import { createContext } from 'react';

/**
 * Where a page lays down its structured data while it is rendered on the server, which writes them into the page. Not
 * elements of React's: in the browser it would have to make scripts of text, which Trusted Types forbid.
 */
export const StructuredDataContext = createContext<object[] | null>(null);
