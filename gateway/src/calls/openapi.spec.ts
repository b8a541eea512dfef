import { describe, expect, it } from '@jest/globals';
import { boundCommands } from '../http/bound-commands.js';
import { openApiDocument } from './openapi.js';

const commands = boundCommands();
const document = openApiDocument(commands, { title: 'Ana & Co', url: 'http://localhost:5002' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => [path, operation] as const),
);

/** Every object inside of a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

describe('the OpenAPI document', () => {
  it('writes a tuple as a list of fixed length, which every reader of OpenAPI understands', () => {
    const tuples = objectsIn(document).filter(({ items, prefixItems }) => Array.isArray(items) || prefixItems);
    expect(tuples).toEqual([]);
  });

  it.each(operations)('%s documents what every call can answer', (_path, operation) => {
    const statuses = Object.keys(operation.responses);
    if (statuses.includes('204')) return;
    expect(statuses).toEqual(expect.arrayContaining(['200', '400', '413', '415', '422', '429', '503', '504']));
  });

  it('describes an uploaded file as bytes, beside the text fields of its form', () => {
    const uploads = operations.filter(([, { requestBody }]) => 'multipart/form-data' in (requestBody?.content ?? {}));
    expect(uploads.length).toBeGreaterThan(3);
    for (const [, { requestBody }] of uploads) {
      expect(requestBody).toMatchObject({
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              required: expect.arrayContaining(['file']),
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        },
      });
    }
  });

  it('says that a body is required where an empty one is refused', () => {
    const required = new Map(operations.map(([path, { requestBody }]) => [path, requestBody?.required]));
    expect([required.get('/auth/login'), required.get('/user/leads/list')]).toEqual([true, false]);
  });

  it('gives refusals one shape', () => {
    expect(operations[0]?.[1].responses['422']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    });
  });
});
