import { describe, expect, it } from '@jest/globals';
import { readTokenCookie } from './token-cookie.js';

describe('readTokenCookie', () => {
  it.each([
    ['', null],
    ['theme=dark', null],
    ['token=', null],
    ['token=abc.def.ghi', 'abc.def.ghi'],
    ['a=1; token=abc%3D; b=2', 'abc='],
    ['mytoken=no; token=yes=', 'yes='],
  ])('reads "%s" as %j', (cookies, token) => {
    expect(readTokenCookie(cookies)).toBe(token);
  });
});
