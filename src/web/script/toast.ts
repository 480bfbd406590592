/** Says something for a while, where the frame shows toasts. */
export function toast(text: string, milliseconds: number): void {
  dispatchEvent(new CustomEvent('toast', { detail: { text, ms: milliseconds } }));
}
