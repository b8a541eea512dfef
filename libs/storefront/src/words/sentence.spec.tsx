import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { sentence } from './sentence.js';
import { wordsIn } from './words.js';

const offer = (title: string, language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(sentence(wordsIn(language), 'Add {title} for {price}', { title: <b>{title}</b>, price: '€5' }));

describe('a sentence with markup in it', () => {
  it('is translated around the markup, in the order of the language', () => {
    expect(offer('Mug')).toBe('Add <b>Mug</b> for €5');
    expect(offer('Mug', 'de')).toBe('<b>Mug</b> für €5 dazunehmen');
  });

  it('writes what a person typed as text, also braces and markup', () => {
    expect(offer('{price} <i>')).toBe('Add <b>{price} &lt;i&gt;</b> for €5');
  });
});
