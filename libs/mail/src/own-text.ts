import type { Language } from '@linkyard/languages';
import { exampleBrand, mailExamples } from './examples/mail-examples.js';
import { localizedTemplate } from './localized-template.js';
import type { MailPart, MailTemplate, MailTemplateName, TextRun } from './mail-template.js';
import { placeholdersIn } from './placeholders.js';

/**
 * Words of an owner in place of built-in ones: plain text with `{{placeholders}}`. Empty lines part paragraphs. A first line `# …` is the
 * heading. `[words](address)` is a link, alone in its paragraph a button. Lines `Label: {{placeholder}}` are a table.
 */
export interface OwnText {
  subject: string;
  body: string;
}
export interface TextPlaceholder {
  name: string;
  example: string;
  /** The mail is of no use without it. */
  isRequired: boolean;
}
/** Why a text cannot be used, with the names or addresses that are wrong. */
export interface TextProblem {
  field: keyof OwnText;
  kind: 'unknownPlaceholder' | 'missingPlaceholder' | 'refusedLink';
  names: string[];
}

const link = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)/;
const wholeLink = new RegExp(`^${link.source}$`);
const wholePlaceholder = /^\{\{([a-zA-Z]+)\}\}$/;
const factLine = /^([^\n:{}[\]]{1,60}): (\{\{[a-zA-Z]+\}\})$/;
const anyPlaceholder = /\{\{([^{}\n]{0,60})\}\}/g;

/** The built-in words as an owner edits them. */
export function textOf({ subject, heading, parts }: MailTemplate): OwnText {
  return { subject, body: [`# ${heading}`, ...parts.map(blockOf)].join('\n\n') };
}

function blockOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return part.value;
    case 'button':
      return `[${part.label}](${part.link})`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'prose':
      return part.runs.map((run) => ('link' in run ? `[${run.text}](${run.link})` : run.text)).join('');
  }
}

/** The built-in mail with an owner's words; what the words do not say, such as why the reader got it, stays. */
export function withOwnText(builtIn: MailTemplate, { subject, body }: OwnText): MailTemplate {
  const blocks = body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  const first = blocks[0] ?? '';
  const hasHeading = /^# [^\n]+$/.test(first);
  return {
    ...builtIn,
    subject,
    heading: hasHeading ? first.slice(2).trim() : builtIn.heading,
    parts: (hasHeading ? blocks.slice(1) : blocks).map((block) => partOf(block, codesIn(builtIn))),
  };
}

function partOf(block: string, codes: ReadonlySet<string>): MailPart {
  const [, alone = ''] = wholePlaceholder.exec(block) ?? [];
  if (codes.has(alone)) return { kind: 'code', value: block, optional: true };
  const [, label, address] = wholeLink.exec(block) ?? [];
  if (label !== undefined && address !== undefined) return { kind: 'button', label, link: address, optional: true };
  const rows = block.split('\n').map((line) => factLine.exec(line.trim()));
  if (rows.every((row) => row !== null))
    return { kind: 'facts', rows: rows.map(([, name = '', value = '']) => [name, value] as const) };
  return { kind: 'prose', runs: runsOf(block) };
}

function runsOf(block: string): TextRun[] {
  const runs: TextRun[] = [];
  let rest = block;
  for (let found = link.exec(rest); found; found = link.exec(rest)) {
    const [whole, text = '', address = ''] = found;
    if (found.index > 0) runs.push({ text: rest.slice(0, found.index) });
    runs.push({ text, link: address });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') runs.push({ text: rest });
  return runs;
}

const codesIn = ({ parts }: MailTemplate): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (part.kind === 'code' ? placeholdersIn(part.value) : [])));

/** What the words of a mail may name, with an example each. @param brand the name of the site */
export function textPlaceholders(
  key: MailTemplateName,
  language: Language,
  brand = exampleBrand.name,
): TextPlaceholder[] {
  const { template } = localizedTemplate(key, language);
  const required = requiredIn(template);
  const examples: Readonly<Record<string, string>> = { ...mailExamples[language][key], brand };
  const names = new Set([...placeholdersIn(JSON.stringify(template)), 'name', 'brand']);
  return [...names].map((name) => ({ name, example: examples[name] ?? '', isRequired: required.has(name) }));
}

/** The placeholders without which a mail is of no use: codes, and where the buttons lead that the mail always has. */
export function requiredIn({ parts }: MailTemplate): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => {
      if (part.kind === 'code') return placeholdersIn(part.value);
      return part.kind === 'button' && !part.optional ? placeholdersIn(part.link) : [];
    }),
  );
}

/** What forbids a text: names that no value has, required ones that are not there, links that are none. */
export function textProblems(key: MailTemplateName, language: Language, text: OwnText): TextProblem[] {
  const placeholders = textPlaceholders(key, language);
  const known = new Set(placeholders.map(({ name }) => name));
  const unknownIn = (words: string) =>
    distinct([...words.matchAll(anyPlaceholder)].map(([, name = '']) => name.trim())).filter(
      (name) => !known.has(name),
    );
  const used = new Set(placeholdersIn(text.body));
  const missing = placeholders.filter(({ name, isRequired }) => isRequired && !used.has(name)).map(({ name }) => name);
  const { template } = localizedTemplate(key, language);
  const buttons = template.parts.flatMap((part) => (part.kind === 'button' ? placeholdersIn(part.link) : []));
  const links = new Set([
    ...buttons,
    ...placeholders.flatMap(({ name, example }) => (isWebAddress(example) ? name : [])),
  ]);
  const refused = [...text.body.matchAll(new RegExp(link, 'g'))]
    .map(([, , address = '']) => address)
    .filter((address) => !isAllowedLink(address, links));
  const problems: TextProblem[] = [
    { field: 'subject', kind: 'unknownPlaceholder', names: unknownIn(text.subject) },
    { field: 'body', kind: 'unknownPlaceholder', names: unknownIn(text.body) },
    { field: 'body', kind: 'missingPlaceholder', names: missing },
    { field: 'body', kind: 'refusedLink', names: distinct(refused) },
  ];
  return problems.filter(({ names }) => names.length > 0);
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** A web address, or a placeholder that is always one: `{{leadName}}` would lead where its visitor wants. */
function isAllowedLink(address: string, links: ReadonlySet<string>): boolean {
  const [, name] = wholePlaceholder.exec(address) ?? [];
  return name === undefined ? !/[{}]/.test(address) && isWebAddress(address) : links.has(name);
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)];
