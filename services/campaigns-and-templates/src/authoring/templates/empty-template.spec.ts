import { expect, it } from '@jest/globals';
import { emptyTemplate } from './empty-template.js';

it.each([
  ['en', 'Home', 'home'],
  ['de-AT', 'Start', 'start'],
  ['pt-BR', 'Home', 'home'],
])('an empty page in %s begins with a page called %s', (language, name, slug) => {
  expect(emptyTemplate('Mine', language).pages[0]).toMatchObject({ name, slug, isHome: true });
});
