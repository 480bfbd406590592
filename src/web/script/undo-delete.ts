// The bar that leads back from a delete goes after ten seconds; whoever has it under their hand keeps it. The delete
// itself was done before this page came, and the list of what is deleted has the way back for longer.
const SHOWN_MS = 10_000;

const bar = document.querySelector<HTMLElement>('[data-undo-bar]');

function leave(): void {
  if (!bar || bar.matches(':hover, :focus-within')) return void setTimeout(leave, SHOWN_MS);
  bar.hidden = true;
}

if (bar) setTimeout(leave, SHOWN_MS);
