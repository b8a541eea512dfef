import { z } from 'zod';
import { isFieldCode, type FieldError } from '../errors/index.js';

import { inEnglish } from '../kit/in-english.js';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
const branchesOf = (schema: Json) => ['anyOf', 'oneOf', 'allOf'].flatMap((key) => schemas(schema[key]));

const wrongValues: unknown[] = [
  ...[undefined, null, true, -1e9, 0.5, 1e12, Number.NaN, '', 'x', ' \u0000\u0007', 'y'.repeat(5_000)],
  ...[[], [[]], new Array(500).fill('x'), {}, { isAdmin: true }, { $ne: 1 }, { a: { b: 1 } }],
];

/** Values of about a schema's shape of which one field, at any depth, is wrong. */
export function wrongBodies(request: z.ZodType): unknown[] {
  return variants(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any', reused: 'inline' }), 0);
}

function variants(schema: Json, depth: number): unknown[] {
  if (depth > 4) return wrongValues;
  const nested = branchesOf(schema).flatMap((branch) => variants(branch, depth + 1));
  const { properties, items } = schema;
  const sample = sampleOf(schema);
  const fields = isObject(properties) ? Object.entries(properties) : [];
  const inFields = fields.flatMap(([name, field]) =>
    isObject(field) && isObject(sample)
      ? variants(field, depth + 1).map((value) => ({ ...sample, [name]: value }))
      : [],
  );
  const inItems = isObject(items) ? variants(items, depth + 1).map((value) => [value]) : [];
  return [...wrongValues, ...nested, ...inFields, ...inItems];
}

/** A value of about the right shape; a pattern is not solved. */
function sampleOf(schema: Json): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [branch] = branchesOf(schema);
  if (branch) return sampleOf(branch);
  const { type, properties, required } = schema;
  if (type === 'object') {
    const names = Array.isArray(required) ? required.map(String) : [];
    const fields = isObject(properties) ? properties : {};
    return Object.fromEntries(names.map((name) => [name, isObject(fields[name]) ? sampleOf(fields[name]) : 'x']));
  }
  if (type === 'array') return [];
  if (type === 'number' || type === 'integer') return 1;
  return type === 'boolean' ? true : 'a'.repeat(24);
}

/** Of a refusal: those fields whose code has no sentence, or not the values of its sentence, and those that are named more than once. */
export function faultsOf(errors: readonly FieldError[]): FieldError[] {
  const paths = errors.map(({ path }) => path);
  return errors.filter(
    ({ path, ...reason }, at) =>
      paths.indexOf(path) !== at || !isFieldCode(reason.code) || /\{\w+\}|\bNaN\b|undefined/.test(inEnglish(reason)),
  );
}
