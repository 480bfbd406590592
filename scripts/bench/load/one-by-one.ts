import { Agent, request } from 'node:http';
import { percentiles } from './load.ts';

const WARM_UP = 8;
const AT_LEAST = 25;
const AT_MOST = 200;

/**
 * How long one answer takes when nothing else is asked, for so many seconds, and at least some times: what is left is the
 * cost of the answer itself. Each comes from another address, so that nobody is told to wait.
 */
export async function oneByOne(
  url: string,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<{ p50: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let until = Infinity;
  for (let turn = 0; turn < WARM_UP + AT_MOST; turn += 1) {
    if (turn === WARM_UP) until = performance.now() + seconds * 1000;
    if (turn >= WARM_UP + AT_LEAST && performance.now() > until) break;
    const address = `10.${turn % 200}.${Math.floor(turn / 200)}.7`;
    const began = performance.now();
    await ask(url, agent, { ...headers, 'x-forwarded-for': address });
    if (turn >= WARM_UP) times.push(performance.now() - began);
  }
  agent.destroy();
  return percentiles(times);
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
