import type { Brand, LegalKey, sendEmail } from '@linkyard/contracts';
import type { z } from 'zod';

export type MailTemplateName = z.output<(typeof sendEmail)['data']>['template'];

/** Words of one paragraph, or a link in it. */
export type TextRun = { text: string } | { text: string; link: string };

/** One piece of a mail; it appears in the HTML and in the text. A piece whose placeholder has no value is left out when `optional`. */
export type MailPart =
  | { kind: 'text'; text: string; optional?: true }
  | { kind: 'code'; value: string; optional?: true }
  | { kind: 'button'; label: string; link: string; optional?: true }
  /** Of an owner's words: left out where a placeholder has no value. */
  | { kind: 'prose'; runs: readonly TextRun[] }
  | { kind: 'facts'; rows: ReadonlyArray<readonly [label: string, value: string]> };

/**
 * A mail as data: sentences with `{{placeholders}}` and no logic. `{{brand}}` and `{{name}}` are always there.
 * @source quality 3 "Template injection"
 */
export interface MailTemplate {
  subject: string;
  /** The line a mailbox shows after the subject. */
  preheader: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why the reader got this, and what to do if it was not them. */
  footnote: string;
}
/** Whose mail it is: the platform's own, or a tenant's. Every part is named, so that none is forgotten and replaced by another site's. */
export interface MailBrand {
  name: string;
  /** Origin of the application, for the link under the mail. */
  origin: string;
  logoUrl: string | null;
  /** From which all colours of a mail are derived. */
  colours: Brand['theme'];
  /** Empty for none. */
  supportEmail: string;
  /** A web address; empty for none. */
  supportLink: string;
  /** Where the legal pages are that the site has of its own. */
  legal: Partial<Record<LegalKey, string>>;
}
/** The creator on whose behalf a visitor gets a mail. */
export interface MailSender {
  name: string;
  /** A path of the brand's origin or a web address; empty for none. */
  picture: string;
}
/** The template and the values do not go together. A retry does not help. */
export class MailTemplateError extends Error {
  override name = 'MailTemplateError';
}
