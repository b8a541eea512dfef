import type { Reply } from '../http/reply.js';

const marked = /"@(\d+)"/g;

/** A key as `toJson` writes it: a bare number, although it is above 2^53. */
export const key = (digits: string): string => `@${digits}`;

/** JSON in which keys are bare 64-bit numbers, as GoTo sends them: a client that parses them as numbers gets wrong digits. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(marked, '$1');

/** JSON as it was sent, with its bare keys as text: `JSON.parse` alone loses their last digits. */
export const fromJson = (body: string): unknown => JSON.parse(body.replaceAll(/"(\w+Key)":\s*(\d+)/g, '"$1":"$2"'));

export const gotoReply = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: toJson(value),
});
export const empty = (status: number): Reply => ({ status, headers: {}, body: '' });

/** Two shapes of errors are seen in practice, by the age of the call. */
export const refusal = (
  status: number,
  errorCode: string,
  description: string,
  headers: Record<string, string> = {},
) => ({
  ...gotoReply(
    status === 400 || status === 409 ? { errorCode, description } : { errorCode, message: description },
    status,
  ),
  headers: { 'content-type': 'application/json', ...headers },
});
export const notFound = () => refusal(404, 'NotFound', 'The requested resource could not be found.');
