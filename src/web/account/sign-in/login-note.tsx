import { Note } from '../../ui/note.tsx';

export const WRONG = 'The e-mail address or password is wrong.';

/** Why somebody is on the login page, and the way on from there. */
export function LoginNote({ reason, email }: { reason: string | null; email: string }) {
  if (reason === 'logged-out') return <Note kind="good">You are logged out.</Note>;
  if (reason === 'new-password')
    return <Note kind="good">Your new password is set. Every device was signed out: please log in.</Note>;
  if (reason === 'unverified')
    return (
      <Note kind="problem" isAlert>
        Your e-mail address is not confirmed yet.{' '}
        <a href={`/verify?email=${encodeURIComponent(email)}`}>Enter the code from our e-mail</a>
      </Note>
    );
  if (reason === 'second-factor')
    return (
      <Note kind="hint" isAlert>
        Your password is correct. Enter it again, together with the code your app shows now.
      </Note>
    );
  if (reason === 'wrong-code')
    return (
      <Note kind="problem" isAlert>
        This code is wrong or was used before. Wait for the next one and try again.
      </Note>
    );
  if (reason === 'blocked')
    return (
      <Note kind="problem" isAlert>
        This account is closed. <a href="/contact-us">Write to us</a> if you think that is wrong.
      </Note>
    );
  if (reason === 'deleted')
    return (
      <Note kind="problem" isAlert>
        This account is about to be deleted.{' '}
        <a href={`/keep-account?email=${encodeURIComponent(email)}`}>Keep my account</a>
      </Note>
    );
  return null;
}
