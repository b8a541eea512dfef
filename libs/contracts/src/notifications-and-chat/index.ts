export * from './notifications/list.js';
export * from './notifications/mails-queued.js';
export * from './notifications/mark-as-read.js';
export * from './notifications/notification-view.js';
