import type { FilledPart } from './layout/MailParts.js';
import { localizedTemplate } from './localized-template.js';
import { MailTemplateError, type MailBrand, type MailPart, type MailTemplateName } from './mail-template.js';
import { fill, greetingName, hasValues, oneLine, type MailValues } from './placeholders.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

function webLink(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new MailTemplateError('A mail links to web pages only');
  return url.href;
}

/** @throws MailTemplateError when a link is not http(s) */
function filled(part: MailPart, values: MailValues): FilledPart {
  switch (part.kind) {
    case 'text':
      return { kind: 'text', text: fill(part.text, values) };
    case 'code':
      return { kind: 'code', value: fill(part.value, values) };
    case 'button':
      return { kind: 'button', label: fill(part.label, values), link: webLink(fill(part.link, values)) };
    case 'facts': {
      const rows = part.rows.filter(([, value]) => hasValues(value, values));
      return { kind: 'facts', rows: rows.map(([label, value]) => [label, fill(value, values)] as const) };
    }
  }
}

function partText(part: FilledPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return `    ${part.value}`;
    case 'button':
      return `${part.label}:\n${part.link}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

function isShown(part: MailPart, values: MailValues): boolean {
  if (part.kind === 'facts' || !part.optional) return true;
  return hasValues(part.kind === 'text' ? part.text : part.kind === 'code' ? part.value : part.link, values);
}

/**
 * A mail by template, as HTML and as text with the same content. Values are escaped in the HTML and stay on one line in the subject.
 * @param locale of the receiver; a mail that is not translated is in English
 * @throws MailTemplateError when a value is missing or a link is not http(s)
 * @source libs/contracts jobs/send-email
 */
export async function renderMail(
  name: MailTemplateName,
  given: MailValues,
  brand: MailBrand,
  locale = 'en',
): Promise<RenderedMail> {
  const { template, language, greeting: greet } = localizedTemplate(name, locale);
  const values = { ...given, brand: oneLine(brand.name) };
  const subject = fill(
    template.subject,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, oneLine(value)])),
  );
  const greeting = greet(greetingName(given['name'] ?? ''));
  const parts = template.parts.filter((part) => isShown(part, values)).map((part) => filled(part, values));
  const heading = fill(template.heading, values);
  const footnote = fill(template.footnote, values);

  const preheader = fill(template.preheader, values);

  // React and the mail components are loaded by the role that sends, with its first mail.
  const { renderHtml } = await import('./layout/render-html.js');
  const html = await renderHtml({ brand, language, subject, preheader, heading, greeting, footnote, parts });
  const signature = [brand.name, brand.origin, brand.supportEmail].filter(Boolean).join('\n');
  const text = [heading, greeting, ...parts.map(partText), footnote, `--\n${signature}`].join('\n\n');
  return { subject, text: `${text}\n`, html };
}
