import { describe, expect, it } from '@jest/globals';
import { attributes, html } from './html.js';

describe('html', () => {
  it('escapes every inserted text, also inside lists and attributes', () => {
    const hostile = `"><script>'&`;
    const { text } = html`<p title="${hostile}">${[hostile, html`<b>${hostile}</b>`]}</p>`;
    const safe = '&#34;&#62;&#60;script&#62;&#39;&#38;';
    expect(text).toBe(`<p title="${safe}">${safe}<b>${safe}</b></p>`);
  });

  it('writes numbers, and leaves out what is not there', () => {
    expect(html`${0}${false}${null}${undefined}${[]}`.text).toBe('0');
  });

  it('writes attributes that are set', () => {
    const set = attributes({ required: true, disabled: false, min: 0, value: '<"' });
    expect(set.text).toBe(' required min="0" value="&#60;&#34;"');
  });
});
