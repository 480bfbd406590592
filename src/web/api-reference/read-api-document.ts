import { toOperationId } from './operation-id.ts';
import { type ListedGroup, type ListedOperation, toGroup } from './operation-line.ts';
import { type SchemaField, listSchemaFields } from './schema-fields.ts';
import { isJson, type Json, asText } from './json.ts';

/** And all there is to know of it: who may ask, what goes in and what comes out. */
export type Operation = ListedOperation & { access: string; input: SchemaField[]; output: SchemaField[] };

/** The API as its page shows it: operations by group, in the order they were declared. */
export type ApiReference = {
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
      const group = asText((operation.tags as unknown[] | undefined)?.[0]) || 'other';
      groups.set(group, [...(groups.get(group) ?? []), readOperation(root, path, method, operation)]);
    }
  }
  return {
    description: asText(info.description),
    groups: [...groups].map(([name, operations]) => ({ name, operations })),
  };
}

/** The list alone: all that there is to know of all operations would be twenty times as much. */
export const listOperations = ({ groups }: ApiReference): ListedGroup[] =>
  groups.map(({ name, operations }) => toGroup(name, operations));

export const findOperation = ({ groups }: ApiReference, id: string): Operation | undefined =>
  groups.flatMap(({ operations }) => operations).find(({ path }) => toOperationId(path) === id);

function readOperation(root: Json, path: string, method: string, operation: Json): Operation {
  return {
    method: method.toUpperCase(),
    path,
    summary: asText(operation.summary),
    access: asText(operation.description),
    input: [...readParameters(root, operation), ...readContent(root, operation.requestBody)],
    output: readContent(root, isJson(operation.responses) ? operation.responses['200'] : undefined),
  };
}

function readParameters(root: Json, operation: Json): SchemaField[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isJson) : [];
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [asText(name), schema]));
  const required = parameters
    .filter(({ required: isRequired }) => isRequired === true)
    .map(({ name }) => name);
  return listSchemaFields(root, { type: 'object', properties, required });
}

function readContent(root: Json, holder: unknown): SchemaField[] {
  const content =
    isJson(holder) && isJson(holder.content) ? Object.values(holder.content).find(isJson) : undefined;
  return content ? listSchemaFields(root, content.schema) : [];
}
