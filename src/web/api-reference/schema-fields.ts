import { isJson, type Json, asText } from './json.ts';

/** One value of an input or an answer. `path`: its name after those of the objects it lies in, `depth` of them; `kind`: what it is, in words. */
export type SchemaField = {
  path: string;
  name: string;
  depth: number;
  kind: string;
  isRequired: boolean;
  note: string;
};

const MAX_DEPTH = 4;

/** The fields of a JSON schema, those of nested objects right after them. */
export function listSchemaFields(root: Json, schema: unknown, within = '', depth = 0): SchemaField[] {
  const { properties, required } = resolved(root, schema);
  if (!isJson(properties) || depth > MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([name, value]) => [
    {
      path: within + name,
      name,
      depth,
      kind: describeKind(root, value),
      isRequired: Array.isArray(required) && required.includes(name),
      note: describeSchema(resolved(root, value)),
    },
    ...listSchemaFields(root, findInnerSchema(root, value), `${within}${name}.`, depth + 1),
  ]);
}

/** The schema itself, behind its reference, and without the 'or null' around it. */
function resolved(root: Json, schema: unknown): Json {
  if (!isJson(schema)) return {};
  if (typeof schema.$ref === 'string') return resolved(root, followed(root, schema.$ref));
  const choices = listSchemaChoices(schema).filter((choice) => isJson(choice) && choice.type !== 'null');
  return choices.length === 1 ? { ...resolved(root, choices[0]), description: schema.description } : schema;
}

const listSchemaChoices = ({ anyOf, oneOf }: Json): unknown[] =>
  [anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []));

function followed(root: Json, reference: string): unknown {
  const names = reference.replace(/^#\//, '').split('/');
  return names.reduce<unknown>((place, name) => (isJson(place) ? place[name] : undefined), root);
}

function findInnerSchema(root: Json, schema: unknown): unknown {
  const inner = resolved(root, schema);
  return inner.type === 'array' ? inner.items : inner;
}

function describeKind(root: Json, schema: unknown): string {
  const isNullable =
    isJson(schema) && listSchemaChoices(schema).some((choice) => isJson(choice) && choice.type === 'null');
  return simpleKind(root, resolved(root, schema)) + (isNullable ? ' or null' : '');
}

function simpleKind(root: Json, schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.length > 30 ? 'one of many words' : schema.enum.join(' · ');
  const choices = listSchemaChoices(schema);
  if (choices.length > 0) return choices.map((choice) => describeKind(root, choice)).join(', or ');
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : asText(schema.type);
  if (type === 'array') return `list of ${describeKind(root, schema.items)}`;
  return (
    {
      string: textKind(schema),
      integer: 'whole number',
      number: 'number',
      boolean: 'true or false',
      object: 'object',
    }[type] ??
    (type || 'anything')
  );
}

const textKind = (schema: Json) =>
  ({ 'date-time': 'date and time', date: 'date', email: 'e-mail' })[asText(schema.format)] ?? 'text';

function describeSchema(schema: Json): string {
  const limits = [
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    limitWords(schema.minimum ?? schema.exclusiveMinimum, schema.maximum, ''),
    limitWords(schema.minLength, schema.maxLength, ' characters'),
    limitWords(schema.minItems, schema.maxItems, ' items'),
  ];
  return [asText(schema.description), ...limits].filter(Boolean).join('; ');
}

/** Whole numbers have a greatest one by nature; that is no limit worth reading. */
function limitWords(least: unknown, most: unknown, unit: string): string {
  const isSmall = (value: unknown): value is number =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  if (isSmall(least) && isSmall(most)) return `${least} to ${most}${unit}`;
  if (isSmall(least)) return `from ${least}${unit}`;
  return isSmall(most) ? `up to ${most}${unit}` : '';
}
