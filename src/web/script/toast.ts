/** Says something at the foot of the page for a while. */
export function toast(text: string, milliseconds: number): void {
  const place = document.getElementById('toast');
  if (!place) return;
  place.textContent = text;
  setTimeout(() => {
    if (place.textContent === text) place.textContent = '';
  }, milliseconds);
}
