import { describe, expect, it } from '@jest/globals';
import { reason } from '@linkyard/contracts';
import { readFixture } from './fixtures/read-fixture.js';
import { PageFiles, picturesWithPage, withStoredPictures } from './page-files.js';
import { parsePage } from './parse-page.js';

const text = readFixture('saved-page.html');
const looked = (names: string[], page = text) =>
  parsePage({ text: page, saved: true, files: new PageFiles(names, true) });

describe('a page that came with its files', () => {
  it('has the pictures that are among them, however the page writes their paths', () => {
    const page = looked(['Tamsin_files/kite.jpg', 'images/tamsin.png']);
    expect(picturesWithPage(page)).toEqual(['images/tamsin.png', 'Tamsin_files/kite.jpg']);
    const spaced = text.replace('./Tamsin_files/kite.jpg', 'Tamsin_files/kite%20two.JPG?v=1');
    expect(picturesWithPage(looked(['Tamsin_files/kite two.jpg'], spaced))).toEqual(['Tamsin_files/kite two.jpg']);
  });

  it('names the pictures that are not among them', () => {
    expect(looked([]).warnings).toEqual([
      { code: 'picture-not-in-archive', text: '1 picture was left out, not found in the zip: kite.jpg.' },
    ]);
  });

  it('shows them where they are stored, and names those that were not', () => {
    const page = looked(['Tamsin_files/kite.jpg', 'images/tamsin.png']);
    const shown = withStoredPictures(page, [
      { name: 'images/tamsin.png', path: '/media/pictures/2026-11/a.webp', problem: null },
      { name: 'Tamsin_files/kite.jpg', path: null, problem: reason('media.picture_too_large', { megabytes: 5 }) },
    ]);
    expect(shown.avatarUrl).toBe('/media/pictures/2026-11/a.webp');
    expect(shown.links[1]).not.toHaveProperty('image');
    expect(shown.warnings).toContainEqual({
      code: 'picture-not-taken',
      text: '1 picture was left out: kite.jpg',
      reason: { code: 'media.picture_too_large', params: { megabytes: 5 } },
    });
  });

  it('names those that were not stored by their reason', () => {
    const page = looked(['Tamsin_files/kite.jpg', 'images/tamsin.png']);
    const missed = ['kite.heic', 'sea.heic', 'sand.tiff'].map((name) => ({
      ...{ name, path: null },
      problem: reason(name.endsWith('tiff') ? 'media.tiff' : 'media.heic'),
    }));
    expect(withStoredPictures(page, missed).warnings).toEqual([
      {
        code: 'picture-not-taken',
        text: '2 pictures were left out: kite.heic, sea.heic',
        reason: { code: 'media.heic' },
      },
      { code: 'picture-not-taken', text: '1 picture was left out: sand.tiff', reason: { code: 'media.tiff' } },
    ]);
  });

  it('takes a picture written into the page only where no other address is named', () => {
    const page = `<h1>Tamsin</h1><a href="https://a.example/"><img src="inline-picture-1.png">A</a>
      <a href="https://b.example/"><img src="inline-picture-2.png" data-src="https://cdn.example/b.png">B</a>`;
    const found = looked(['inline-picture-1.png', 'inline-picture-2.png'], page);
    expect(found.links.map(({ image }) => image)).toEqual([
      'with-page:inline-picture-1.png',
      'https://cdn.example/b.png',
    ]);
  });
});

describe('a page that came as text', () => {
  it('says that pictures written into it need the file', () => {
    const picture = `data:image/png;base64,${'iVBO'.repeat(200)}`;
    const page = parsePage({ text: `<a href="https://a.example/"><img src="${picture}">A</a>`, saved: true });
    expect(page.warnings).toContainEqual({
      code: 'picture-in-text',
      text: "1 picture was left out, part of the page's text. Import the page as a file to include them.",
    });
  });
});
