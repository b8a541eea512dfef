import { describe, expect, it } from '@jest/globals';
import { pageAddress } from './page-address.js';

const reserved = new Set(['dashboard', 'assets']);

describe('addresses of public pages', () => {
  it.each([
    ['/ana', 'ana', null],
    ['/Ana', 'ana', null],
    ['/ana/', 'ana', null],
    ['/ana-music/about', 'ana-music', 'about'],
    [`/ana/${'a'.repeat(24)}`, 'ana', 'a'.repeat(24)],
  ])('%s is %s and %s', (path, campName, pageSlug) => {
    expect(pageAddress(path, reserved)).toEqual({ campName, pageSlug });
  });

  it.each([
    '/',
    '/ab',
    '/dashboard',
    '/Assets/x',
    '/ana/b/c',
    '/-ana',
    '/ana.php',
    '/ana%2f..',
    '/ana/../x',
    `/${'x'.repeat(41)}`,
    `/ana/${'x'.repeat(65)}`,
    '/ana/$where',
  ])('%s is none', (path) => {
    expect(pageAddress(path, reserved)).toBeNull();
  });
});
