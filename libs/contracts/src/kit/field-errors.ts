import type { z } from 'zod';
import type { FieldError } from './envelope.js';
import { oneOf } from './messages.js';

type Issue = z.core.$ZodIssue;
const maxErrors = 50;

/** zod's issues as the wire's `[{path, message}]`: the first refusal of each field, at most 50. */
export function fieldErrors(error: { issues: readonly Issue[] }): FieldError[] {
  const byPath = new Map<string, string>();
  for (const { path, message } of error.issues.flatMap(meant)) {
    const name = path.map(String).join('.');
    if (!byPath.has(name)) byPath.set(name, message);
  }
  return [...byPath].slice(0, maxErrors).map(([path, message]) => ({ path, message }));
}

/** Of a union, the issues of the only alternative that has the right kind and value at its root. */
function meant(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const isOther = ({ code, path }: Issue) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  const candidates = issue.errors.filter((issues) => !issues.some(isOther));
  const [only] = candidates;
  if (only && candidates.length === 1)
    return only.flatMap(meant).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  const values = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
  const isChoice = values.length > 0 && issue.errors.flat().every(({ code }) => code === 'invalid_value');
  return [isChoice ? { ...issue, message: oneOf(values) } : issue];
}
