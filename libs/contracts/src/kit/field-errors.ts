import type { z } from 'zod';
import { fieldSentence, isFieldCode } from '../errors/index.js';
import type { FieldError, Reason } from '../errors/reasons.js';
import { oneOf, paramsOf } from './issue-codes.js';

type Issue = z.core.$ZodIssue;
const maxErrors = 50;

/** zod's issues as `[{path, code, params}]`: the first refusal of each field, at most 50. */
export function fieldErrors(error: { issues: readonly Issue[] }): FieldError[] {
  const byPath = new Map<string, Reason>();
  for (const issue of error.issues.flatMap(meant)) {
    const name = issue.path.map(String).join('.');
    if (!byPath.has(name)) byPath.set(name, reasonOf(issue));
  }
  return [...byPath].slice(0, maxErrors).map(([path, why]) => ({ path, ...why }));
}

/** Why a value is refused: the first of its issues; null where there is none. */
export const firstReason = (error: { issues: readonly Issue[] } | undefined): Reason | null =>
  (error && fieldErrors(error)[0]) ?? null;

/** The message of an issue is its code. */
function reasonOf(issue: Issue): Reason {
  const code = isFieldCode(issue.message) ? issue.message : 'core.unusable';
  const sentence = fieldSentence(code);
  const named = Object.entries(paramsOf(issue) ?? {}).filter(([name]) => sentence.includes(`{${name}}`));
  return { code, ...(named.length > 0 ? { params: Object.fromEntries(named) } : {}) };
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
  if (!isChoice) return [issue];
  const { code: message, params } = oneOf(values);
  return [{ code: 'custom', path: issue.path, message, params }];
}
