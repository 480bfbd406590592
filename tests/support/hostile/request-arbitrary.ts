import fc from 'fast-check';
import { COVETED_FIELDS, HOSTILE_TEXTS, HOSTILE_THINGS } from './hostile-values.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  format?: string;
  minimum?: number;
  maximum?: number;
};
type Parameter = { name: string; in: string; schema: Schema };
export type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type HostileRequest = {
  query: Record<string, unknown>;
  body: string | undefined;
  contentType: string;
  idempotencyKey: string | undefined;
};

/** Requests to one operation: some nearly right, most wrong in one place, some wrong all over. */
export function requestsTo(described: Described, ids: string[]): fc.Arbitrary<HostileRequest> {
  const query = fc.record(
    Object.fromEntries(
      (described.parameters ?? []).map(({ name, schema }) => [name, arbitraryValue(schema, ids)]),
    ),
    { requiredKeys: [] },
  );
  const [schema] = Object.values(described.requestBody?.content ?? {}).map((kind) => kind.schema);
  const body = schema === undefined ? fc.constant(undefined) : arbitraryBody(schema, ids);
  return fc.record({
    query: fc.oneof({ weight: 4, arbitrary: query }, { weight: 1, arbitrary: strangeQuery }),
    body,
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'x', ''),
      },
    ),
    idempotencyKey: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('k', 'k'.repeat(300), 'with space', 'é') },
    ),
  });
}

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
const hostile = fc.oneof(hostileText, fc.constantFrom(...HOSTILE_THINGS), fc.jsonValue({ maxDepth: 4 }));
const strangeQuery = fc.dictionary(
  fc.constantFrom('q', 'cursor', '__proto__', 'a[b]', '', 'data'),
  hostileText,
);

/** Three times of four what the document says, else anything. */
function arbitraryValue(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: properValue(schema, ids) }, { weight: 1, arbitrary: hostile });
}

function properValue(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => properValue(one, ids)));
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({
      min: Math.ceil(Math.max(schema.minimum ?? -5, -(2 ** 31))),
      max: Math.floor(Math.min(schema.maximum ?? 5000, 2 ** 31)),
    });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return fc.array(arbitraryValue(schema.items ?? {}, ids), { maxLength: 5 });
  if (schema.type === 'object') return arbitraryObject(schema, ids);
  if (schema.type === 'string') return properText(schema, ids);
  return hostile;
}

function properText({ format }: Schema, ids: string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.constantFrom('asha@example.com', 'nobody@example.com', 'x@example.test');
  return fc.oneof(
    fc.constantFrom(...ids, '28', '28 in', '71cm', 'GBP', 'black', '2026-01-01', '400'),
    hostileText,
  );
}

function arbitraryObject({ properties = {} }: Schema, ids: string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, arbitraryValue(one, ids)]),
  );
  const right = fc.record(fields, { requiredKeys: [] });
  const coveted = fc.subarray(Object.entries(COVETED_FIELDS), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 5, arbitrary: right },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, coveted)
        .map(([object, more]) => ({ ...object, ...Object.fromEntries(more) })),
    },
  );
}

function arbitraryBody(schema: Schema, ids: string[]): fc.Arbitrary<string> {
  const right = properValue(schema, ids).map((value) => JSON.stringify(value) ?? 'undefined');
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 1, arbitrary: hostile.map((value) => JSON.stringify({ data: value }) ?? '') },
    { weight: 1, arbitrary: fc.tuple(right, fc.nat(40)).map(([text, cut]) => text.slice(0, -1 - cut)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '['.repeat(50_000),
        `${'{"data":'.repeat(2000)}1${'}'.repeat(2000)}`,
        '{"data":{"__proto__":{"role":"admin"}}}',
        '{"data":{},"data":{}}',
        '\u0000',
        `{"data":{"x":"${'y'.repeat(300_000)}"}}`,
      ),
    },
  );
}
