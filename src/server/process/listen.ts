import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { readErrorCode } from '#rules/read-error-code.ts';

type ListenAddress = Pick<Config, 'HOST' | 'PORT'>;

/** Asked before anything is started, so that a taken port costs a second and not a minute. */
export async function ensurePortFree({ HOST, PORT }: ListenAddress): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(PORT, HOST, resolve);
    });
  } catch (error) {
    throw portProblem(error, { HOST, PORT });
  } finally {
    probe.close();
  }
}

export async function listen(app: FastifyInstance, { HOST, PORT }: ListenAddress): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    throw portProblem(error, { HOST, PORT });
  }
}

function portProblem(error: unknown, { HOST, PORT }: ListenAddress): unknown {
  const code = readErrorCode(error);
  if (code === 'EADDRINUSE')
    return new StartProblem(`Port ${PORT} is taken by another program. Stop it or set PORT to a free one.`);
  if (code === 'EACCES')
    return new StartProblem(`This user may not listen on port ${PORT}. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(`The setting HOST is wrong: this machine has no address ${HOST}.`);
  return error;
}
