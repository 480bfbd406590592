import { type Field, fieldsOf } from './schema-fields.ts';
import { isJson, type Json, textOf } from './json.ts';

export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  input: Field[];
  output: Field[];
};

/** The API as its page shows it: operations by group, in the order they were declared. */
export type ApiReference = {
  title: string;
  description: string;
  groups: { name: string; operations: Operation[] }[];
};

/** Reads as much of an OpenAPI document as the page shows; whatever it does not know is left out. */
export function readApiDocument(document: unknown): ApiReference {
  const root = isJson(document) ? document : {};
  const info = isJson(root.info) ? root.info : {};
  const groups = new Map<string, Operation[]>();
  const paths = Object.entries(isJson(root.paths) ? root.paths : {}).filter(([path]) =>
    path.startsWith('/api/'),
  );
  for (const [path, methods] of paths) {
    for (const [method, operation] of Object.entries(isJson(methods) ? methods : {})) {
      if (!isJson(operation)) continue;
      const group = textOf((operation.tags as unknown[] | undefined)?.[0]) || 'other';
      groups.set(group, [...(groups.get(group) ?? []), readOperation(root, path, method, operation)]);
    }
  }
  return {
    title: textOf(info.title),
    description: textOf(info.description),
    groups: [...groups].map(([name, operations]) => ({ name, operations })),
  };
}

function readOperation(root: Json, path: string, method: string, operation: Json): Operation {
  return {
    id: path.replace(/^\/api\//, '').replaceAll('/', '-'),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary),
    description: textOf(operation.description),
    input: [...parametersOf(root, operation), ...contentOf(root, operation.requestBody)],
    output: contentOf(root, isJson(operation.responses) ? operation.responses['200'] : undefined),
  };
}

function parametersOf(root: Json, operation: Json): Field[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isJson) : [];
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [textOf(name), schema]));
  const required = parameters
    .filter(({ required: isRequired }) => isRequired === true)
    .map(({ name }) => name);
  return fieldsOf(root, { type: 'object', properties, required });
}

function contentOf(root: Json, holder: unknown): Field[] {
  const content =
    isJson(holder) && isJson(holder.content) ? Object.values(holder.content).find(isJson) : undefined;
  return content ? fieldsOf(root, content.schema) : [];
}
