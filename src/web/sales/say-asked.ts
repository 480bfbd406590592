const MINUTE_MS = 60_000;

/** 'Asked 2 minutes ago.' How long the payment provider's word is old, by the page's clock. */
export function sayAsked(checkedAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(checkedAt).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Asked just now.';
  if (minutes < 120) return `Asked ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago.`;
  return `Asked ${Math.floor(minutes / 60)} hours ago.`;
}
