import { connect, type Socket } from 'node:net';

/**
 * One answer: when it was due, when it was really asked for and when it came (by performance.now()), and what it said;
 * 0: none came. Between due and asked lies what this process took, not the site.
 */
export type Answer = { due: number; asked: number; came: number; status: number; retryAfter: boolean };

const CLOSE_AFTER_MS = 10_000;
const MAX_LINES = 3000;
const REFUSED_PAUSE_MS = 100;

/**
 * A visitor that costs next to nothing, because it shares the machine with what it measures: sockets that are kept,
 * and no more of an answer is read than where it ends.
 */
export function openVisitors(url: string) {
  const { hostname, port, host } = new URL(url);
  const idle: Line[] = [];
  const all = new Set<Line>();

  function openLine(): Line {
    const line: Line = { socket: connect(Number(port), hostname).setNoDelay(), end: undefined, text: '' };
    all.add(line);
    line.socket.setEncoding('latin1').on('data', (text: string) => hear(line, text));
    line.socket
      .on('error', () => {})
      .on('close', () => {
        all.delete(line);
        line.end?.(0, false);
      });
    return line;
  }

  function ask(path: string, due: number): Promise<Answer> {
    return new Promise((resolve) => {
      let line = idle.pop();
      while (line?.socket.destroyed) line = idle.pop();
      if (!line && all.size >= MAX_LINES)
        return resolve({ due, asked: due, came: performance.now(), status: 0, retryAfter: false });
      const used = line ?? openLine();
      const late = setTimeout(() => used.socket.destroy(), CLOSE_AFTER_MS);
      const asked = performance.now();
      used.text = '';
      used.end = (status, retryAfter) => {
        clearTimeout(late);
        used.end = undefined;
        if (!used.socket.destroyed) idle.push(used);
        resolve({ due, asked, came: performance.now(), status, retryAfter });
      };
      used.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html,*/*\r\n\r\n`);
    });
  }

  return {
    ask,
    close() {
      for (const { socket } of all) socket.destroy();
    },
  };
}

type Line = {
  socket: Socket;
  end: ((status: number, retryAfter: boolean) => void) | undefined;
  text: string;
};

function hear(line: Line, text: string): void {
  line.text += text;
  const headEnd = line.text.indexOf('\r\n\r\n');
  if (headEnd === -1) return;
  const head = line.text.slice(0, headEnd).toLowerCase();
  const length = /content-length: (\d+)/.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? line.text.endsWith('\r\n0\r\n\r\n')
      : line.text.length >= headEnd + 4 + Number(length);
  if (isWhole) line.end?.(Number(head.slice(9, 12)), head.includes('\r\nretry-after:'));
}

type Visitors = ReturnType<typeof openVisitors>;

/** As many as come through with so many at once. */
export async function closedLoop(
  visitors: Visitors,
  nextPath: () => string,
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < until) {
      const answer = await visitors.ask(nextPath(), performance.now());
      answers.push(answer);
      if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, REFUSED_PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return answers;
}

/** So many a second, each at its time, whether the ones before were answered or not. */
export async function openLoop(
  visitors: Visitors,
  nextPath: () => string,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Answer[]> {
  const asked: Promise<Answer>[] = [];
  const began = performance.now();
  for (let number = 0; number < rate * seconds;) {
    const due = began + (number * 1000) / rate;
    if (due <= performance.now()) {
      asked.push(visitors.ask(nextPath(), due));
      number += 1;
      // Answers are read in between, also when this loop is late.
      if (number % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
    } else await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(asked);
}
