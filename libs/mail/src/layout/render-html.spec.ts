import { describe, expect, it } from '@jest/globals';
import { exampleBrand } from '../examples/mail-examples.js';
import { renderHtml } from './render-html.js';

const mail = (language: string) =>
  renderHtml({
    ...{ brand: exampleBrand, language },
    ...{ subject: 'Subject', preheader: 'Before', heading: 'Heading', greeting: 'Hello', footnote: 'Note', legal: [] },
    parts: [
      { kind: 'text', text: 'Text' },
      { kind: 'code', value: '042137' },
      { kind: 'button', label: 'Open', link: 'https://app.example/open' },
      { kind: 'facts', rows: [['Name', 'Ada']] },
    ],
  });

/** Styles that put something to the left or to the right whatever the direction, such as `padding:0 0 16px 4px`. */
function oneSided(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const rules = [...body.matchAll(/style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));
  return rules.filter((rule) => {
    const [name = '', value = ''] = rule.split(':');
    const sides = value.trim().split(/\s+/);
    if (/^(?:padding|margin)$/.test(name) && sides.length === 4) return sides[1] !== sides[3];
    return (/^(?:text-align|float)$/.test(name) && /left|right/.test(value)) || /^border-(?:left|right)/.test(name);
  });
}

describe('the layout of a mail', () => {
  it.each([
    ['en', 'ltr'],
    ['de-AT', 'ltr'],
    ['ar-XB', 'rtl'],
  ])('in %s is written %s, also where only the content of the body is kept', async (language, direction) => {
    const html = await mail(language);
    expect(/<html[^>]*>/.exec(html)?.[0]).toMatch(new RegExp(`dir="${direction}"`));
    expect(/<table[^>]*class="outer"[^>]*>/.exec(html)?.[0]).toMatch(new RegExp(`dir="${direction}"`));
  });

  it('is mirrored from right to left: nothing in it stands on one side whatever the direction', async () => {
    expect(oneSided(await mail('ar-XB'))).toEqual([]);
  });
});
