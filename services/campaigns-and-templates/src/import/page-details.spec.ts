import { describe, expect, it } from '@jest/globals';
import { readFixture } from './fixtures/read-fixture.js';
import { parsePage } from './parse-page.js';

const littleLink = parsePage({ text: readFixture('littlelink-groups.html') });
const linkStack = parsePage({ text: readFixture('linkstack-bio.html') });
const rows = (page: typeof littleLink) => page.links.map(({ kind, title }) => `${kind}: ${title}`);

describe('the rows of a page', () => {
  it('include headings between stacks of buttons and links of the bio', () => {
    expect(rows(littleLink)).toEqual([
      'link: the old mill',
      'heading: Workshops',
      'link: Spring course',
      'link: instagram.com/ferrand.quill',
      'heading: Paper',
      'link: Marbled sheets',
    ]);
  });

  it('include links of the description of a LinkStack page', () => {
    expect(rows(linkStack)).toEqual(['link: our own flock', 'link: Shop', 'link: fair.brandvik.example']);
    expect(linkStack.bio).toBe('Wool from our own flock.');
  });

  it('have no title from an alternative text that only says what the picture is', () => {
    const titleOf = (alt: string) =>
      parsePage({ text: `<a href="https://shop.example/x"><img src="https://shop.example/x.png" alt="${alt}"></a>` })
        .links[0]?.title;
    expect(['social button', 'Link icon', 'image', 'Thumbnail', 'logo'].map(titleOf)).toEqual(
      Array.from({ length: 5 }, () => 'shop.example/x'),
    );
    expect(titleOf('Moss aran')).toBe('Moss aran');
  });
});

describe('profiles named in JSON-LD', () => {
  it('are icons only where no row leads to them', () => {
    expect(littleLink.socials).toEqual([{ type: 'youtube', url: 'https://www.youtube.com/@ferrandquill' }]);
  });
});

describe('a bio', () => {
  const bioOf = (description: string, more = '') =>
    parsePage({
      text: `<meta property="og:description" content="${description}">${more}<a href="https://a.example">A</a>`,
    }).bio;

  it.each([
    'Linktree. Make your link do more.',
    'Find ada | Linktree',
    'View ada’s links on Linktree',
    'Your personal Link page',
    'Find us online!',
    'Check out Ada’s Beacons page',
    'Created with Carrd',
    'Link in bio',
  ])('%j is the tool speaking', (description) => {
    expect(bioOf(description)).toBe('');
  });

  it('gives way to the next description', () => {
    expect(bioOf('Linktree. Make your link do more.', '<meta name="description" content="Sheep and wool.">')).toBe(
      'Sheep and wool.',
    );
  });

  it.each(['Coffee from Porto.', 'I left Linktree for a page of my own', 'Find me in Porto on Saturdays'])(
    '%j is kept',
    (description) => {
      expect(bioOf(description)).toBe(description);
    },
  );
});
