// Shares the address of a page by the phone's own sheet, or copies it. Without script the link stands beside it.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.hidden = false;
  button.addEventListener('click', () => void share(button));
}

async function share(button: HTMLButtonElement): Promise<void> {
  const { share: url = '', title = '' } = button.dataset;
  try {
    if (navigator.share) await navigator.share({ url, title });
    else {
      await navigator.clipboard.writeText(url);
      button.textContent = 'Link copied';
    }
  } catch {
    // Whoever closes the sheet has changed their mind; nothing is wrong.
  }
}
