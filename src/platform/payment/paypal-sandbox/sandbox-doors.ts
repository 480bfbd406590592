/** It tells nothing but whether we know the keys. */
const TOKEN_PATH = '/v1/oauth2/token';

/** The doors of the sandbox: while they are shut, calls and pages wait, but for those that name one partner. */
export function hangDoors() {
  let shut: { except: string; opened: Promise<void> } | undefined;
  return {
    /** Until what this gives is called. */
    shutDoors: (except: string): (() => void) => {
      const { promise: opened, resolve } = Promise.withResolvers<void>();
      shut = { except, opened };
      return () => {
        shut = undefined;
        resolve();
      };
    },
    waitAtDoor: async (path: string, attribution: string): Promise<void> => {
      if (path === TOKEN_PATH) return;
      for (let door = shut; door && attribution !== door.except; door = shut) await door.opened;
    },
  };
}
