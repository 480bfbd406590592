import { describeStrength } from '#rules/accounts/password-strength.ts';

/** Passwords can be looked at while they are typed, and new ones tell how good they are. */
export function startPasswordFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-secret]')) {
    const input = field.querySelector('input');
    const button = field.querySelector('button');
    if (!input || !button) continue;
    const show = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
      button.textContent = isShown ? 'Hide' : 'Show';
    };
    button.hidden = false;
    button.addEventListener('click', () => show(input.type === 'password'));
    // Nothing that can be read is sent, remembered by the browser or left on the screen.
    input.form?.addEventListener('submit', () => show(false), { capture: true });
    tellStrength(input, field);
  }
}

function tellStrength(input: HTMLInputElement, field: HTMLElement): void {
  const words = field.querySelector('output');
  const least = Number(field.dataset['secret']);
  if (!words || !least) return;
  input.addEventListener('input', () => {
    const text = describeStrength(input.value, least);
    if (words.textContent !== text) words.textContent = text;
  });
}
