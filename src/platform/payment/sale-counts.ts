/** What this process asked the payment provider for sales, and what it was told of lights. */
const calls = new Map<string, number>();
const lights = new Map<string, number>();

const grow = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** `call`: the kind of it, never with an id in it. `answer`: its status, or `none`. */
export const countProviderCall = (call: string, answer: string): void =>
  void grow(calls, `${call} ${answer}`);
export const countLightCheck = (answer: 'held' | 'not-held' | 'away'): void => void grow(lights, answer);

export const readSaleCounts = () => ({
  calls: [...calls].map(([key, times]) => {
    const [call = '', answer = ''] = key.split(' ');
    return { call, answer, times };
  }),
  lights: [...lights].map(([answer, times]) => ({ answer, times })),
});
