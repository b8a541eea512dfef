import { buttonColours, layout } from './layout.js';
import { MailTemplateError, type MailBrand, type MailPart, type MailTemplateName } from './mail-template.js';
import { escapeHtml, fill, greetingName, hasValues, oneLine, type MailValues } from './placeholders.js';
import { templates } from './templates/index.js';

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

const paragraph = (html: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#16201b">${html}</p>`;
const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

function partHtml(part: MailPart, values: MailValues, brand: MailBrand): string {
  switch (part.kind) {
    case 'text':
      return paragraph(withBreaks(fill(part.text, values)));
    case 'code':
      return `<p class="code" style="margin:8px 0 24px;padding:16px;border-radius:8px;background:#fafaf7;color:#16201b;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;letter-spacing:8px;text-align:center">${escapeHtml(fill(part.value, values))}</p>`;
    case 'button': {
      const { background, text } = buttonColours(brand);
      const link = escapeHtml(webLink(fill(part.link, values)));
      return `<p style="margin:8px 0 24px"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${background};color:${text};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(fill(part.label, values))}</a></p>`;
    }
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${part.rows
        .filter(([, value]) => hasValues(value, values))
        .map(
          ([label, value]) =>
            `<tr><td class="quiet line" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #e4e6e0;font-size:14px;line-height:20px;color:#5c675f;white-space:nowrap">${escapeHtml(label)}</td><td class="ink line" style="padding:8px 0;border-bottom:1px solid #e4e6e0;font-size:14px;line-height:20px;color:#16201b;word-break:break-word">${withBreaks(fill(value, values))}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function partText(part: MailPart, values: MailValues): string {
  switch (part.kind) {
    case 'text':
      return fill(part.text, values);
    case 'code':
      return `    ${fill(part.value, values)}`;
    case 'button':
      return `${fill(part.label, values)}:\n${webLink(fill(part.link, values))}`;
    case 'facts':
      return part.rows
        .filter(([, value]) => hasValues(value, values))
        .map(([label, value]) => `${label}: ${fill(value, values)}`)
        .join('\n');
  }
}

function isShown(part: MailPart, values: MailValues): boolean {
  if (part.kind === 'facts' || !part.optional) return true;
  return hasValues(part.kind === 'text' ? part.text : part.kind === 'code' ? part.value : part.link, values);
}

/**
 * A mail by template, as HTML and as text with the same content. Values are escaped in the HTML and stay on one line in the subject.
 * @throws MailTemplateError when a value is missing or a link is not http(s)
 * @source libs/contracts jobs/send-email
 */
export function renderMail(name: MailTemplateName, given: MailValues, brand: MailBrand): RenderedMail {
  const template = templates[name];
  const values = { ...given, brand: oneLine(brand.name) };
  const subject = fill(
    template.subject,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, oneLine(value)])),
  );
  const person = greetingName(given['name'] ?? '');
  const greeting = person ? `Hello ${person},` : 'Hello,';
  const parts = template.parts.filter((part) => isShown(part, values));
  const heading = fill(template.heading, values);
  const footnote = fill(template.footnote, values);

  const html = layout(
    brand,
    escapeHtml(subject),
    escapeHtml(fill(template.preheader, values)),
    [
      `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#16201b">${escapeHtml(heading)}</h1>`,
      paragraph(escapeHtml(greeting)),
      ...parts.map((part) => partHtml(part, values, brand)),
    ].join('\n'),
    escapeHtml(footnote),
  );
  const signature = [brand.name, brand.origin, brand.supportEmail].filter(Boolean).join('\n');
  const text = [heading, greeting, ...parts.map((part) => partText(part, values)), footnote, `--\n${signature}`].join(
    '\n\n',
  );
  return { subject, text: `${text}\n`, html };
}
