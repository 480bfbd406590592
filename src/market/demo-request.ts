/** Under this the demo files what it makes up itself. No request of a person has such a name. */
export const DEMO_REQUEST = 'demo';
