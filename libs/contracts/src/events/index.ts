export * from './auth.js';
export * from './bookings.js';
export * from './campaigns-and-templates.js';
export * from './commerce.js';
export * from './media.js';
export * from './notifications-and-chat.js';
export * from './white-label.js';
export * from './white-label-domains.js';
