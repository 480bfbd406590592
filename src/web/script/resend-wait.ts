/** A form with `data-wait` cannot be sent before so many seconds are over, and says how many are left. */
export function startResendWait(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-wait]');
  const button = form?.querySelector('button');
  if (!form || !button) return;
  const words = button.textContent;
  const endsAt = performance.now() + Number(form.dataset['wait']) * 1000;
  const tick = () => {
    const left = Math.ceil((endsAt - performance.now()) / 1000);
    button.disabled = left > 0;
    button.textContent = left > 0 ? `${words} in ${left} ${left === 1 ? 'second' : 'seconds'}` : words;
    if (left > 0) setTimeout(tick, 1000);
  };
  tick();
}
