/**
 * A loader's data, for a page that no script takes over: its fields are there to be read, but none is its own, so that
 * React Router, which writes out what loaders give for every page, finds nothing to write.
 */
export const unsent = <Data extends object>(data: Data): Data => Object.create(data) as Data;

/** The data themselves, where they are handed on as a whole. */
export const opened = <Data extends object>(data: Data): Data => Object.getPrototypeOf(data) as Data;
