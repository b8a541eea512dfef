export * from './mail-template.js';
export * from './mailer.js';
export * from './own-text.js';
export * from './render-mail.js';
export { localizedTemplate } from './localized-template.js';
export { mailExamples } from './examples/mail-examples.js';
export { mailBrandOf } from './site-brand.js';
export * from './tenant-mailer.js';
