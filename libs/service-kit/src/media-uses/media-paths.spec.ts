import { describe, expect, it } from '@jest/globals';
import { mediaPathsIn } from './media-paths.js';

describe('the files that a page shows', () => {
  it('are found wherever they stand', () => {
    const values = [
      {
        image: '/media/pictures/2026-11/a_B-1.webp',
        deep: [{ items: [{ src: 'https://my.page/media/pictures/2026-11/b.avif?x=1' }] }],
      },
      { html: '<p><img src="/media/pictures/2026-11/c.webp"> see /media/documents/2026-11/d.pdf.</p>' },
      { style: "background: url('/media/pictures/2026-11/e.webp')" },
      '/media/pictures/2026-11/a_B-1.webp',
      undefined,
      null,
      7,
    ];
    expect(mediaPathsIn(values)).toEqual([
      'documents/2026-11/d.pdf',
      'pictures/2026-11/a_B-1.webp',
      'pictures/2026-11/b.avif',
      'pictures/2026-11/c.webp',
      'pictures/2026-11/e.webp',
    ]);
  });

  it.each(['/media/', '/media/x', '/media/../../etc/passwd', '/social-media/pictures', 'media/pictures/x'])(
    '%s is none',
    (text) => expect(mediaPathsIn([text])).toEqual([]),
  );
});
