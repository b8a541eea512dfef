import type { AnyCommand, HttpBinding } from '@linkyard/contracts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** A body that is wrong in one way, with what that is. */
export interface BadBody {
  how: string;
  body: unknown;
}

const wrongValues: [string, unknown][] = [
  ['null', null],
  ['a number', -1.5e308],
  ['an object', { $gt: '' }],
  ['operators deep inside', { $where: 'sleep(1000)', a: [{ $ne: null }] }],
  ['a list', [[[]], 'x', 1]],
  ['a huge string', 'A'.repeat(20_000)],
  ['control characters', '\u0000\u0007\u202e<script>'],
  ['true', true],
];

/** Bodies that a contract's own schema refuses: wrong types, missing, extra, huge, operator objects, prototype keys. */
export function badBodies(command: AnyCommand & { http: HttpBinding }): BadBody[] {
  const schema = z.toJSONSchema(command.request, { io: 'input', unrepresentable: 'any' });
  const fields = fieldsOf(schema);
  const all: BadBody[] = [
    { how: 'no object', body: '"text"' },
    { how: 'a list', body: [] },
    { how: 'null', body: 'null' },
    { how: 'an extra field', body: { notAField: 1 } },
    { how: 'a prototype key', body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":1}}}' },
    { how: 'nested too deep', body: `${'{"a":'.repeat(60)}1${'}'.repeat(60)}` },
    ...fields.flatMap((field) =>
      wrongValues.map(([how, value]) => ({ how: `${field} is ${how}`, body: { [field]: value } })),
    ),
    ...fields.map((field) => ({ how: `${field} with a dotted operator`, body: { [`${field}.$ne`]: 1 } })),
  ];
  return all.filter(({ body }) => typeof body === 'string' || !command.request.safeParse(body).success);
}

/** Field names of an object schema, of each branch of a union too. */
function fieldsOf(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const own = isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? schema[key].flatMap(fieldsOf) : [],
  );
  return [...new Set([...own, ...branches])];
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
