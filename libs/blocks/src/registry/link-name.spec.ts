import { describe, expect, it } from '@jest/globals';
import { linkName } from './index.js';

const target = 'https://example.com/shop';

describe('the name of a link in statistics', () => {
  it.each([
    ['el_link', { linkTitle: 'My shop', inputLink: target }, 'My shop'],
    ['el_button', { btnText: 'Buy now', btnUrl: target }, 'Buy now'],
  ])('is the title of a %s', (type, data, name) => {
    expect(linkName(type, data, target)).toBe(name);
  });

  it.each([
    ['el_link', { linkTitle: '', inputLink: target }],
    ['el_button', { btnText: '', btnUrl: target }],
  ])('is the address of a %s without a title', (type, data) => {
    expect(linkName(type, data, target)).toBe(target);
    expect(linkName(type, data, '')).toBe(target);
  });
});
