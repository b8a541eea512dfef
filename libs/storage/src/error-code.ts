/** By the code alone: errors of Node's own modules are no `instanceof Error` across realms. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isCode = (error: unknown, ...codes: string[]): boolean => codes.includes(errorCode(error));
