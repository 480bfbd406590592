/** Where browsers tell what the policy of a page has stopped: somebody's try, or a fault of ours. */
export const CSP_REPORT_PATH = '/csp-report';
