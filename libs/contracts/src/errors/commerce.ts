import type { ErrorCatalogue } from './catalogue.js';

export const commerceErrors = {} as const satisfies ErrorCatalogue;
