import { z } from 'zod';
import type { Market } from '#market/market.ts';
import type { Permission } from '#rules/permissions.ts';

/** Who may call: anybody, whoever is signed in, or whoever has the named right. */
type Access = 'anyone' | 'signed-in' | Permission;

const nothing = z.strictObject({});
const noAnswer = {};
type Nothing = typeof nothing;
type NoAnswer = typeof noAnswer;

/** What an order gives for the output that was declared; of a table of all operations no more is known. */
type Answer<Out extends z.ZodRawShape> = string extends keyof Out
  ? object | void
  : keyof Out extends never
    ? void
    : z.input<z.ZodObject<Out>>;

type Declaration<In extends z.ZodType, Out extends z.ZodRawShape> = {
  about: string;
  access: Access;
  /** For people who are not signed in: whoever is needs no token for it. */
  opensSession?: boolean;
  /** The most bytes that may be sent, where that is more than anywhere else. */
  bodyMax?: number;
  /** Left out where nothing is to be said. */
  input?: In;
  /** Left out where there is no more to answer than that it is done. */
  output?: Out;
  order(market: Market, input: z.output<In>): Promise<Answer<Out>>;
};

/**
 * One thing programs can ask for, declared once. Its route, its checks, its place in the API reference and the
 * typed client all come from this declaration.
 */
export type Operation<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodRawShape = z.ZodRawShape,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> = Declaration<In, Out> & {
  input: In;
  output: Out;
  method: Method;
  /** Creates something or moves money: takes an Idempotency-Key. */
  once: boolean;
  /** What is done after the key and its answer are stored, because it asks somebody outside: may come twice. */
  finish?: (market: Market, begun: object) => Promise<z.input<z.ZodObject<Out>>>;
};

/** Asks; changes nothing. */
export const read = <In extends z.ZodType = Nothing, Out extends z.ZodRawShape = NoAnswer>(
  declared: Declaration<In, Out>,
) => declare('GET', declared, false);

/** Changes something that is there: asked twice, it is the same as asked once, or the second time is refused. */
export const change = <In extends z.ZodType = Nothing, Out extends z.ZodRawShape = NoAnswer>(
  declared: Declaration<In, Out>,
) => declare('POST', declared, false);

/** Creates something; with an Idempotency-Key only once. */
export const create = <In extends z.ZodType = Nothing, Out extends z.ZodRawShape = NoAnswer>(
  declared: Declaration<In, Out>,
) => declare('POST', declared, true);

function declare<In extends z.ZodType, Out extends z.ZodRawShape, Method extends 'GET' | 'POST'>(
  method: Method,
  declared: Declaration<In, Out>,
  once: boolean,
): Operation<In, Out, Method> {
  return {
    ...declared,
    input: declared.input ?? (nothing as never),
    output: declared.output ?? (noAnswer as Out),
    method,
    once,
  };
}

type Beginning<In extends z.ZodType, Out extends z.ZodRawShape, Begun extends object> = Omit<
  Declaration<In, Out>,
  'order'
> & {
  /** What is stored with the key. */
  begin: (market: Market, input: z.output<In>) => Promise<Begun>;
  finish: (market: Market, begun: Begun) => Promise<z.input<z.ZodObject<Out>>>;
};

/** Creates something once and then takes it outside: the same key finds what was created and goes on with it. */
export function createOutside<In extends z.ZodType, Out extends z.ZodRawShape, Begun extends object>({
  begin,
  finish,
  ...declared
}: Beginning<In, Out, Begun>): Operation<In, Out, 'POST'> {
  const operation = create<In, Out>({ ...declared, order: begin as never });
  return { ...operation, finish: (market, begun) => finish(market, begun as Begun) };
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table holds operations of every shape
export type OperationTable = Record<string, Operation<any, any>>;

/** What every answer of an operation looks like on the wire. */
export const toAnswerSchema = (operation: Operation) =>
  z.object({ success: z.literal(1), ...operation.output });
