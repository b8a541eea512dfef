export * from './chat.js';
export * from './draft-changed.js';
export * from './notifications-read.js';
export * from './set-user.js';
export * from './user-app-notification.js';
