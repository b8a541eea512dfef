import { t } from '@lingui/core/macro';
import type { Failure } from './ErrorState.js';

const textIn = (value: object, key: string): string | undefined => {
  const text: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Whatever a call threw or answered, as something to show: its message and request id where it has them. */
export function failureOf(error: unknown): Failure {
  const known = typeof error === 'object' && error !== null ? error : {};
  return { message: textIn(known, 'message') ?? t`Something went wrong`, requestId: textIn(known, 'requestId') };
}
