import { describe, expect, it } from '@jest/globals';
import { inLanguage } from '@linkyard/languages/request';
import { html } from './html.js';
import { sentence } from './sentence.js';

describe('a sentence with markup in it', () => {
  const offer = (title: string) =>
    sentence('Add {title} for {price}', { title: html`<b>${title}</b>`, price: '€5' }).text;

  it('is translated around the markup, in the order of the language', () => {
    expect(offer('Mug')).toBe('Add <b>Mug</b> for €5');
    expect(inLanguage('de', () => offer('Mug'))).toBe('<b>Mug</b> für €5 dazunehmen');
  });

  it('writes what a person typed as text, also braces and markup', () => {
    expect(offer('{price} <i>')).toBe('Add <b>{price} &#60;i&#62;</b> for €5');
  });
});
