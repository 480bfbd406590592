/** A worker's turn is over long before the queue takes it for lost; what is left waits for the next one. */
const TURN_MS = 60_000;

/** Does one piece after the other, as long as there is one and there is time. */
export async function workThrough(doSome: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TURN_MS;
  while ((await doSome()) && performance.now() < end);
}
