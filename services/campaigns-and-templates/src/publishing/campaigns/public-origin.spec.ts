import { describe, expect, it } from '@jest/globals';
import { pagesHaveOwnHost, publicOrigin } from './public-origin.js';

describe('the origin of public pages', () => {
  it.each([
    ['https://app.example.com', undefined, 'https://app.example.com', false],
    ['https://app.example.com', '', 'https://app.example.com', false],
    ['https://app.example.com', 'https://app.example.com', 'https://app.example.com', false],
    ['https://app.example.com', 'https://pages.example.net', 'https://pages.example.net', true],
  ])('of %s with PAGES_ORIGIN %s is %s, apart from the app: %s', (PUBLIC_URL, PAGES_ORIGIN, origin, isApart) => {
    const env = { PUBLIC_URL, ...(PAGES_ORIGIN === undefined ? {} : { PAGES_ORIGIN }) };
    expect([publicOrigin(env), pagesHaveOwnHost(env)]).toEqual([origin, isApart]);
  });
});
