/** Markup that is safe to send. Only the `html` tag makes it. */
export class Html {
  constructor(readonly text: string) {}
}
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function written(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(written).join('');
}

/** Writes markup. Every inserted text is escaped, so attribute values must be quoted; lists are joined, and false, null and undefined are left out. */
export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + written(values[index])).join(''));

/** Attributes of an element: true writes the name alone, false and undefined leave it out. */
export const attributes = (named: Record<string, string | number | boolean | undefined>): Html =>
  new Html(
    Object.entries(named)
      .flatMap(([name, value]) => {
        if (value === false || value === undefined) return [];
        return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
      })
      .join(''),
  );
