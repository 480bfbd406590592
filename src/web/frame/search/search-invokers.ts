export const SEARCH_ID = 'search';

/** Opens a modal where the browser knows invoker commands, else a popover: no script either way. */
export const OPENS_SEARCH = { command: 'show-modal', commandfor: SEARCH_ID, popoverTarget: SEARCH_ID };
export const CLOSES_SEARCH = { command: 'close', commandfor: SEARCH_ID, popoverTarget: SEARCH_ID };
