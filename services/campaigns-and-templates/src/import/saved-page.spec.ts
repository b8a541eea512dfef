import { describe, expect, it } from '@jest/globals';
import { readFixture } from './fixtures/read-fixture.js';
import { parsePage } from './parse-page.js';

const text = readFixture('saved-page.html');
const unsigned = text.replace(/<!-- saved from .*? -->/, '');
const withHead = (tags: string) => parsePage({ text: unsigned.replace('<head>', `<head>${tags}`), saved: true });
const avatarOf = (tags: string) => withHead(tags).avatarUrl;
const codes = ({ warnings }: ReturnType<typeof parsePage>) => warnings.map(({ code }) => code);

describe('a saved page', () => {
  it('is completed by the address in its own comment', () => {
    const page = parsePage({ text });
    expect(page.avatarUrl).toBe('https://pages.tamsin.example/images/tamsin.png');
    expect(page.links[0]?.url).toBe('https://pages.tamsin.example/kites.html');
  });

  it('is completed by the address given with it, before every other', () => {
    const page = parsePage({ text, url: 'https://tamsin.example/card/', saved: true });
    expect(page.avatarUrl).toBe('https://tamsin.example/card/images/tamsin.png');
    expect(page.links[0]?.url).toBe('https://tamsin.example/card/kites.html');
  });

  it.each([
    ['a canonical address', '<link rel="canonical" href="https://a.example/me">'],
    ['og:url', '<meta property="og:url" content="https://a.example/me">'],
    [
      'og:url beside a relative canonical',
      '<link rel="canonical" href="/me"><meta property="og:url" content="https://a.example/me">',
    ],
    ['a base', '<base href="https://a.example/">'],
    ['a comment of SingleFile', '<!--\n Page saved with SingleFile \n url: https://a.example/me \n saved date: x\n-->'],
  ])('is completed by %s', (_what, tags) => {
    expect(avatarOf(tags)).toBe('https://a.example/images/tamsin.png');
  });

  it('resolves a relative base against the address it is from', () => {
    expect(avatarOf('<link rel="canonical" href="https://a.example/me"><base href="/assets/">')).toBe(
      'https://a.example/assets/images/tamsin.png',
    );
  });

  it('takes no address of another scheme from a comment', () => {
    expect(avatarOf('<!-- saved from url=(0019)javascript:alert(1) -->')).toBeNull();
  });

  it('says when its picture is incomplete without an address', () => {
    const page = withHead('');
    expect(page.avatarUrl).toBeNull();
    expect(page.warnings).toContainEqual({
      code: 'picture-left-out',
      text: "1 picture was left out, incomplete without the page's address. Give it to include them.",
    });
  });

  it('shows the picture meant for sharing where its own cannot be had', () => {
    const page = withHead('<meta property="og:image" content="https://cdn.example/tamsin.png">');
    expect(page.avatarUrl).toBe('https://cdn.example/tamsin.png');
    expect(codes(page)).not.toContain('picture-left-out');
  });

  it('names no address on the web for a picture in the folder beside it', () => {
    const page = parsePage({ text });
    expect(page.links[1]).not.toHaveProperty('image');
    expect(codes(page)).toEqual(['picture-in-folder']);
  });

  it('a fetched page may have such a folder', () => {
    const page = parsePage({ text: unsigned, url: 'https://tamsin.example/' });
    expect(page.links[1]?.image).toBe('https://tamsin.example/Tamsin_files/kite.jpg');
  });
});
