import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { askForPassword } from '../../scripts/ask-for-password.ts';

const PASSWORD = 'quiet lantern under the pier';

function terminal() {
  const setRawMode = vi.fn();
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
  const screen = new PassThrough();
  const shown: string[] = [];
  screen.on('data', (text: Buffer) => shown.push(String(text)));
  return { keyboard, screen, setRawMode, shown: () => shown.join('') };
}

test('at a terminal nothing of what is typed is shown, by the terminal or by us', async () => {
  const { keyboard, screen, setRawMode, shown } = terminal();
  const asked = askForPassword('Password: ', keyboard, screen);
  // A slip of the finger is corrected as usual.
  for (const key of `${PASSWORD}x`) keyboard.write(key);
  keyboard.write('\u007F');
  keyboard.write('\r');
  expect(await asked).toBe(PASSWORD);
  expect(shown()).toBe('Password: \n');
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
});

test('Ctrl-C gives up, and the terminal shows keys again', async () => {
  const { keyboard, screen, setRawMode } = terminal();
  const asked = askForPassword('Password: ', keyboard, screen);
  keyboard.write('quiet\u0003');
  await expect(asked).rejects.toThrow('No password was given');
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
});

test('a script gives it through a pipe', async () => {
  const screen = new PassThrough();
  const pipe = new PassThrough();
  const asked = askForPassword('Password: ', pipe, screen);
  pipe.end(`${PASSWORD}\n`);
  expect(await asked).toBe(PASSWORD);
  expect(screen.read()).toBeNull();
});

test('an input that ends without a line is no password', async () => {
  const pipe = new PassThrough();
  const asked = askForPassword('Password: ', pipe, new PassThrough());
  pipe.end();
  await expect(asked).rejects.toThrow('No password was given');
});
