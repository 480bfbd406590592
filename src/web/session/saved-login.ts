/** What a browser saves to stay signed in, under the names of the specification: the 'password' is half a device pass. */
export type SavedLogin = { email: string; password: string };

/** Undefined when either is missing or empty, and where a browser lets nobody save anything. */
export function readSaved(): SavedLogin | undefined {
  try {
    const email = localStorage.getItem('email');
    const password = localStorage.getItem('password');
    return email && password ? { email, password } : undefined;
  } catch {
    return undefined;
  }
}

export function save({ email, password }: SavedLogin): void {
  try {
    localStorage.setItem('email', email);
    localStorage.setItem('password', password);
  } catch {
    // A browser that saves nothing: the session lasts its day.
  }
}

export function wipe(): void {
  try {
    localStorage.removeItem('email');
    localStorage.removeItem('password');
  } catch {
    // Nothing was ever saved here.
  }
}

/** The address of whoever is signed in has changed: the saved one follows it. */
export function followNewAddress(email: string): void {
  const saved = readSaved();
  if (saved && email !== saved.email) save({ ...saved, email });
}

/** Another tab may have saved something newer while an answer was on its way: that one counts. */
export const isStill = ({ email, password }: SavedLogin): boolean => {
  const now = readSaved();
  return now?.email === email && now.password === password;
};
