import type { ErrorCatalogue } from './catalogue.js';

export const bookingsErrors = {} as const satisfies ErrorCatalogue;
