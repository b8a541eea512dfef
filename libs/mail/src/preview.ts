/** What the gallery of components shows: mails without the mailer, which needs Node.js. */
export { exampleBrand, mailExamples, mailTemplateNames } from './examples/mail-examples.js';
export { renderMail, type RenderedMail } from './render-mail.js';
