const MINUTE_MS = 60_000;

/** How long, as short as a table has room for: '40 min', '9 h', '2 d 4 h'. */
export function describeSpan(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return `${Math.max(1, minutes)} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest === 0 || days >= 7 ? `${days} d` : `${days} d ${rest} h`;
}

/** How far a promise is: '2 h left', or 'overdue by 4 h'. */
export function describePromise(dueAt: string, now: Date): { words: string; isOverdue: boolean } {
  const left = new Date(dueAt).getTime() - now.getTime();
  return left < 0
    ? { words: `overdue by ${describeSpan(-left)}`, isOverdue: true }
    : { words: `${describeSpan(left)} left`, isOverdue: false };
}
