export * from './mail-template.js';
export * from './mailer.js';
export * from './render-mail.js';
export { mailBrandOf } from './site-brand.js';
export * from './tenant-mailer.js';
