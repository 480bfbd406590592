const MAX_REPORTS = 5;
const MAX_LENGTH = 300;
let reports = 0;

/** Tells our log what went wrong in a browser out there: we would never hear of it otherwise. Nothing that was typed. */
export function reportProblem(kind: 'hydration' | 'render', error: unknown): void {
  reports += 1;
  if (reports > MAX_REPORTS) return;
  const message = `${location.pathname}: ${describe(error)}`.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH);
  void fetch('/api/diagnostic/record', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { kind, message } }),
    keepalive: true,
  }).catch(() => {});
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
