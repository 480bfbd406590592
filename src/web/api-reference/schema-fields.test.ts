import { expect, test } from 'vitest';
import { readGroup } from './operation-line.ts';
import { findOperation, listOperations, readApiDocument } from './read-api-document.ts';
import { listSchemaFields } from './schema-fields.ts';

const describeOne = (schema: object) => listSchemaFields({}, { properties: { it: schema } })[0]?.kind;

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'date-time' }, 'date and time'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number or null'],
  [{ type: 'array', items: { enum: ['red', 'black'] } }, 'list of red · black'],
  [{ const: 1 }, '1'],
  [{}, 'anything'],
])('%j is %s', (schema, kind) => expect(describeOne(schema)).toBe(kind));

test('nested fields follow their object, references are followed', () => {
  const root = {
    components: { schemas: { Photo: { type: 'object', properties: { url: { type: 'string' } } } } },
  };
  const schema = {
    required: ['photo'],
    properties: { photo: { $ref: '#/components/schemas/Photo' }, id: { type: 'string' } },
  };
  const shown = listSchemaFields(root, schema).map(({ name, depth, isRequired }) => [
    name,
    depth,
    isRequired,
  ]);
  expect(shown).toEqual([
    ['photo', 0, true],
    ['url', 1, false],
    ['id', 0, false],
  ]);
});

test('a schema that holds itself comes to an end', () => {
  const root: Record<string, unknown> = { Node: { properties: { next: { $ref: '#/Node' } } } };
  expect(listSchemaFields(root, root.Node).length).toBeLessThan(10);
});

test('operations are read by group; a broken document gives an empty page', () => {
  const document = {
    paths: {
      '/api/ad/show': {
        get: {
          tags: ['ad'],
          summary: 'One ad.',
          parameters: [{ name: 'adId', required: true, schema: { type: 'string' } }],
        },
      },
    },
  };
  const [group] = readApiDocument(document).groups;
  expect(group?.operations[0]).toMatchObject({
    path: '/api/ad/show',
    method: 'GET',
    input: [{ name: 'adId', isRequired: true }],
  });
  const reference = readApiDocument(document);
  expect(listOperations(reference).map(readGroup)).toEqual([
    { name: 'ad', operations: [{ method: 'GET', path: '/api/ad/show', summary: 'One ad.' }] },
  ]);
  expect(findOperation(reference, 'ad-show')).toBe(reference.groups[0]?.operations[0]);
  expect(findOperation(reference, 'ad-hide')).toBeUndefined();
  expect(readApiDocument('nonsense').groups).toEqual([]);
});
