import { isSafeLink } from '@linkyard/contracts';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** What the shared block test puts into every text field. */
export const payloads: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '</style><script>alert(1)</script>',
  'red;}</style><script>alert(1)</script>',
  'url(javascript:alert(1))',
  'https://example.com/"onclick="alert(1)',
  '<a href="javascript:alert(1)">x</a><svg onload=alert(1)><iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  'x'.repeat(10_000),
  'مرحبا بالعالم \u202e abc \u2066',
  '👩‍👩‍👧‍👦🏳️‍🌈 e\u0301\u0000',
];

/** The same shape with every string in it replaced. */
export function withStrings(value: unknown, replacement: string): unknown {
  if (typeof value === 'string') return replacement;
  if (Array.isArray(value)) return value.map((entry) => withStrings(entry, replacement));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withStrings(entry, replacement)]));
}

/** Values that are no data of any block. */
export const broken: readonly unknown[] = [
  undefined,
  null,
  0,
  'text',
  true,
  [],
  [[[]]],
  { items: 'none', images: {}, Video: 7, input: { $gt: '' }, text: [], name: { toString: 1 } },
  { items: [null, 1, 'x', { url: {} }], list: [null], images: [null, {}] },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}') as unknown,
];

const linkAttributes = ['href', 'src', 'action', 'formAction', 'poster', 'srcSet', 'data', 'xLinkHref'];
const isSafeAddress = (value: string) =>
  isSafeLink(value) || /^(?:\/(?!\/)|#|data:image\/(?:svg\+xml|png))/i.test(value);

/** A sandboxed frame for untrusted markup, without our origin or access to the parent page. */
function isSandboxed({ tagName, properties }: Element): boolean {
  const allowed = properties.sandbox;
  if (tagName !== 'iframe' || allowed === undefined || allowed === null) return false;
  return !/allow-(?:same-origin|top-navigation|modals|downloads)/.test(String(allowed));
}

function faultsOf(element: Element): string[] {
  const faults: string[] = [];
  if (['script', 'object', 'embed', 'base', 'meta'].includes(element.tagName)) faults.push(`<${element.tagName}>`);
  for (const [name, value] of Object.entries(element.properties)) {
    if (/^on/i.test(name) || (name === 'srcDoc' && !isSandboxed(element))) faults.push(`${element.tagName}[${name}]`);
    if (linkAttributes.includes(name) && !isSafeAddress(String(value)))
      faults.push(`${name}=${String(value).slice(0, 80)}`);
    if (name === 'style' && /[<>]|url\(|expression|javascript|@import/i.test(String(value))) {
      faults.push(`style=${String(value).slice(0, 80)}`);
    }
  }
  return faults;
}

/** What in this markup could run or lead where it must not. Looks at the parsed tree, as a browser would. */
export function faultsIn(html: string): string[] {
  const walk = (node: Nodes): string[] => [
    ...(node.type === 'element' ? faultsOf(node) : []),
    ...('children' in node ? node.children.flatMap(walk) : []),
    ...(node.type === 'element' && node.tagName === 'template'
      ? walk(node.content ?? { type: 'root', children: [] })
      : []),
  ];
  return walk(fromHtml(html, { fragment: true }));
}
