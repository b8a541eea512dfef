import { z } from 'zod';
import { sendEmail } from '../../jobs/send-email.js';
import { line, prose } from '../../primitives/index.js';

/**
 * Mails to the people of a site and their visitors. Those to its owner from the platform, to administrators, and about domains, which
 * people of a site have none of, are the platform's.
 */
export const editableMail = sendEmail.data.shape.template.exclude([
  ...(['admin-added', 'sender-failing', 'sender-test'] as const),
  ...(['certificate-expiring', 'domain-failing', 'enquiry-received'] as const),
]);
export type EditableMail = z.output<typeof editableMail>;
export const mailLanguages = ['en', 'de'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Plain words with `{{placeholders}}`, of which one may be simple links. @source quality 3 "Template injection" */
export const mailWords = { subject: line(200).min(1), body: prose(10_000).min(1) };
