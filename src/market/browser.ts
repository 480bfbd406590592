/** What a browser keeps for us, by the names of the specification. */
export const COOKIE_NAMES = [
  'sid',
  'token',
  'at',
  'id',
  'dev',
  'saved',
  'wrote',
  'typed',
  'refused',
  'browser',
  'prefs',
] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];

/** The session that a request belongs to, with the two values that the browser shows for it. */
export type Session = {
  id: string;
  deviceId: string | null;
  sid: string;
  token: string;
  epoch: number;
  passwordGivenAt: Date | null;
  /** When the code of the app was given again on this session. */
  factorGivenAt: Date | null;
};

/** The browser that is asking: where it is, what it shows of its session, and what it is told to keep. */
export type Browser = {
  address: string | null;
  agent: string | null;
  /** Its half of the device pass. */
  device: string | null;
  /** The ads a visitor saved, signed by us. */
  saved: string | null;
  /** The name of what was typed here when a session had ended. */
  typed: string | null;
  /** Which photos were refused a moment ago. */
  refused: string | null;
  /** What it is known by while nobody is signed in. */
  mark: string | null;
  /** How whoever sits before it wants to see the site. */
  prefs: string | null;
  session: Session | null;
  /** Told with the answer; null means: forget it. */
  cookies: Map<CookieName, { value: string; seconds: number } | null>;
};

/** For jobs and tools: nobody's browser. */
export const noBrowser = (): Browser => ({
  address: null,
  agent: null,
  device: null,
  saved: null,
  typed: null,
  refused: null,
  mark: null,
  prefs: null,
  session: null,
  cookies: new Map(),
});
