import type { z } from 'zod';
import type { Api } from '#api/api.ts';
import { Refusal, type RefusalCode } from '#rules/refusal.ts';

type OperationName<Group extends keyof Api, Method> = {
  [Name in keyof Api[Group]]: Api[Group][Name] extends { method: Method } ? Name : never;
}[keyof Api[Group]] &
  string;
type OperationInput<Operation> = Operation extends { input: infer In extends z.ZodType }
  ? z.input<In>
  : never;
type OperationAnswer<Operation> = Operation extends { output: infer Out extends z.ZodRawShape }
  ? z.output<z.ZodObject<Out>>
  : never;

/** Calls the API with the types of its own declarations. A 'no' comes back as the same Refusal the server threw. */
export type ApiClient = {
  read<Group extends keyof Api, Name extends OperationName<Group, 'GET'>>(
    group: Group,
    name: Name,
    input: OperationInput<Api[Group][Name]>,
  ): Promise<OperationAnswer<Api[Group][Name]>>;
  write<Group extends keyof Api, Name extends OperationName<Group, 'POST'>>(
    group: Group,
    name: Name,
    input: OperationInput<Api[Group][Name]>,
    idempotencyKey?: string,
  ): Promise<OperationAnswer<Api[Group][Name]>>;
};

type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** `send` is fetch; `token` is the value of the token cookie, which every write repeats. */
export function openApiClient(send: Send, token: () => string | undefined): ApiClient {
  return {
    async read(group, name, input) {
      return readAnswer(await send(`/api/${group}/${name}?${toQuery(input)}`));
    },
    async write(group, name, input, idempotencyKey) {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      const known = token();
      if (known) headers['x-token'] = known;
      if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
      return readAnswer(
        await send(`/api/${group}/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ data: input }),
        }),
      );
    },
  };
}

function toQuery(input: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one));
  }
  return query;
}

type RefusedAnswer = { success: 0; code: RefusalCode; message: string; fields?: Record<string, string[]> };

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json()) as (Answer & { success: 1 }) | RefusedAnswer;
  if (answer.success === 1) return answer;
  const { code, message, fields } = answer;
  const wait = Number(response.headers.get('retry-after'));
  throw new Refusal(code, message, fields, wait > 0 ? { retryAfterSeconds: wait } : {});
}
