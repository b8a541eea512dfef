import type { ErrorCatalogue } from './catalogue.js';

export const whiteLabelErrors = {} as const satisfies ErrorCatalogue;
