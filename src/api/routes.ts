import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '#rules/accounts/account.ts';
import { ensureTokenRepeated } from '#rules/accounts/sign-in/session-token.ts';
import { check } from '#rules/check-input.ts';
import { ensure, ensureMayLook, ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Market } from '#market/market.ts';
import { api } from './api.ts';
import { toAnswerSchema, type Operation } from './operation.ts';
import { RefusalAnswer } from './refusals.ts';

/** Makes a route of every operation of the API. */
export function apiRoutes(findMarket: (request: FastifyRequest) => Market) {
  return async (app: FastifyInstance) => {
    // A page elsewhere can send plain text across sites without asking, so only JSON is taken.
    app.removeContentTypeParser('text/plain');
    app.addHook('onSend', neverStore);
    for (const [group, operations] of Object.entries(api)) {
      for (const [name, operation] of Object.entries(operations as Record<string, Operation>)) {
        const url = `/api/${group}/${name}`;
        app.route({
          method: operation.method,
          url,
          ...(operation.bodyMax === undefined ? {} : { bodyLimit: operation.bodyMax }),
          schema: documentation(group, operation),
          preValidation: async (request) => {
            const market = findMarket(request);
            ensureAccess(operation, market.viewer);
            if (operation.method === 'POST' && !operation.opensSession) ensureTokenIn(request, market);
          },
          handler: async (request) => ({
            success: 1,
            ...(await carryOut(operation, url, request, findMarket(request))),
          }),
        });
      }
    }
  };
}

async function carryOut(operation: Operation, route: string, request: FastifyRequest, market: Market) {
  const sent = sentBy(request);
  const input = check(operation.input, sent);
  const key = operation.once ? readIdempotencyKey(request) : undefined;
  const requestHash = createHash('sha256').update(JSON.stringify(sent)).digest('hex');
  const order = async (inner: Market): Promise<object> => (await operation.order(inner, input)) ?? {};
  const done =
    key === undefined ? await order(market) : await market.once({ route, key, requestHash }, order);
  return operation.finish ? operation.finish(market, done) : done;
}

function ensureAccess({ access, method }: Operation, viewer: Viewer) {
  if (access === 'anyone') return;
  if (access === 'signed-in') ensureSignedIn(viewer);
  else if (method === 'GET') ensureMayLook(viewer, access);
  else ensure(viewer, access);
}

export const ensureTokenIn = ({ headers }: FastifyRequest, { formToken }: Market) =>
  ensureTokenRepeated(
    formToken,
    headers['x-token'],
    'This request does not carry your session’s token. Reload the page and try again.',
  );

/** Reads come in the query; writes in the body, wrapped in `data` as the login call does it. */
function sentBy(request: FastifyRequest): unknown {
  if (request.method !== 'POST') return request.query;
  return check(Body, request.body).data;
}

const Body = z.strictObject({ data: z.record(z.string(), z.unknown()).default({}) });

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal('malformed', 'The Idempotency-Key must be 1 to 200 visible characters.');
  return key;
}

/** Only for the reference: the checks themselves are done by `check`, after asking who is calling. */
function documentation(group: string, operation: Operation) {
  const input =
    operation.method === 'GET'
      ? { querystring: operation.input }
      : { body: z.object({ data: operation.input }) };
  return {
    tags: [group],
    summary: operation.about,
    description: `Access: ${operation.access}.${operation.once ? ' Takes an Idempotency-Key.' : ''}`,
    ...input,
    response: { 200: toAnswerSchema(operation), '4xx': RefusalAnswer, '5xx': RefusalAnswer },
  };
}

export async function neverStore(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
}
