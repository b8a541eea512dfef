import type { ErrorCatalogue } from './catalogue.js';

export const notificationsAndChatErrors = {} as const satisfies ErrorCatalogue;
