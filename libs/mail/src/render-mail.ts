import { legalKeys } from '@linkyard/contracts';
import { supportLinkOf, type NamedLink } from './layout/MailDocument.js';
import type { FilledPart } from './layout/MailParts.js';
import { localizedTemplate, type LocalizedTemplate } from './localized-template.js';
import {
  MailTemplateError,
  type MailBrand,
  type MailPart,
  type MailSender,
  type MailTemplate,
  type MailTemplateName,
  type TextRun,
} from './mail-template.js';
import { requiredIn, withOwnText, type OwnText } from './own-text.js';
import { fill, greetingName, hasValues, oneLine, placeholdersIn, type MailValues } from './placeholders.js';

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
    case 'prose':
      return {
        kind: 'prose',
        runs: part.runs.map((run) => ({
          text: fill(run.text, values),
          ...('link' in run ? { link: webLink(fill(run.link, values)) } : {}),
        })),
      };
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
    case 'prose':
      return part.runs.map(({ text, link }) => (link === undefined ? text : `${text} (${link})`)).join('');
    case 'code':
      return `    ${part.value}`;
    case 'button':
      return `${part.label}:\n${part.link}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

const wordsOf = (runs: readonly TextRun[]): string =>
  runs.map((run) => ('link' in run ? `${run.text} ${run.link}` : run.text)).join('');

function isShown(part: MailPart, values: MailValues): boolean {
  if (part.kind === 'prose') return hasValues(wordsOf(part.runs), { ...values, name: values['name'] || '-' });
  if (part.kind === 'facts') return part.rows.some(([, value]) => hasValues(value, values));
  if (!part.optional) return true;
  return hasValues(part.kind === 'text' ? part.text : part.kind === 'code' ? part.value : part.link, values);
}

/** A name that is an advertisement gives way to the brand's; a picture that is not on the web is left out. */
function headOf({ name, picture }: MailSender, brand: MailBrand): { name: string; pictureUrl: string } | undefined {
  const shown = greetingName(name);
  if (!shown) return undefined;
  const url = picture !== '' && URL.canParse(picture, brand.origin) ? new URL(picture, brand.origin) : null;
  return { name: shown, pictureUrl: url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : '' };
}

/** How a mailbox names who sent a mail of a creator. @returns undefined for the brand alone */
export function senderName(sender: Pick<MailSender, 'name'> | undefined, brand: MailBrand): string | undefined {
  const name = greetingName(sender?.name ?? '');
  return name ? `${name} (via ${oneLine(brand.name)})` : undefined;
}

/** Under the mail: only addresses on the web. */
const legalLinks = ({ legal }: MailBrand, names: LocalizedTemplate['legalNames']): NamedLink[] =>
  legalKeys.flatMap((key) => {
    const url = legal[key] ?? '';
    return /^https?:\/\//.test(url) && URL.canParse(url) ? [{ name: names[key], url: new URL(url).href }] : [];
  });

/** Owners leave nothing out by hand: what has no value is empty. @throws MailTemplateError where what the mail is for has none */
function valuesForOwn(builtIn: MailTemplate, given: MailValues): MailValues {
  for (const name of requiredIn(builtIn))
    if (!given[name]) throw new MailTemplateError(`The mail needs a value for "${name}"`);
  const none = Object.fromEntries(placeholdersIn(JSON.stringify(builtIn)).map((name) => [name, '']));
  return { ...none, ...given, name: greetingName(given['name'] ?? '') };
}

/**
 * A mail by template, as HTML and as text with the same content. Values are escaped in the HTML and stay on one line in the subject.
 * @param locale of the receiver; a mail that is not translated is in English
 * @param own words of the owner of the site in place of the built-in ones
 * @param sender whose portrait and name stand above the text in place of the brand
 * @throws MailTemplateError when a value is missing or a link is not http(s)
 * @source libs/contracts jobs/send-email
 */
export async function renderMail(
  name: MailTemplateName,
  given: MailValues,
  brand: MailBrand,
  locale = 'en',
  sender?: MailSender,
  own?: OwnText,
): Promise<RenderedMail> {
  const { template: builtIn, language, greeting: greet, legalNames } = localizedTemplate(name, locale);
  const template = own ? withOwnText(builtIn, own) : builtIn;
  const branded = { ...given, brand: oneLine(brand.name) };
  const values = own ? valuesForOwn(builtIn, branded) : branded;
  const subject = fill(
    template.subject,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, oneLine(value)])),
  );
  const greeting = greet(greetingName(given['name'] ?? ''));
  const parts = template.parts.filter((part) => isShown(part, values)).map((part) => filled(part, values));
  const heading = fill(template.heading, values);
  const footnote = fill(template.footnote, values);

  const preheader = fill(template.preheader, values);
  const legal = legalLinks(brand, legalNames);

  // React and the mail components are loaded by the role that sends, with its first mail.
  const { renderHtml } = await import('./layout/render-html.js');
  const html = await renderHtml({
    brand,
    sender: sender && headOf(sender, brand),
    language,
    subject,
    preheader,
    heading,
    greeting,
    footnote,
    parts,
    legal,
  });
  const pages = legal.map(({ name, url }) => `${name}: ${url}`);
  const signature = [brand.name, brand.origin, supportLinkOf(brand), brand.supportEmail, ...pages]
    .filter(Boolean)
    .join('\n');
  const text = [heading, greeting, ...parts.map(partText), footnote, `--\n${signature}`].join('\n\n');
  return { subject, text: `${text}\n`, html };
}
