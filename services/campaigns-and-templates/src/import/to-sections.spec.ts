import { describe, expect, it } from '@jest/globals';
import { parseSection } from '@linkyard/blocks/schema';
import { fixtureNames, readFixture } from './fixtures/read-fixture.js';
import type { FoundPage } from './found-page.js';
import { parsePage } from './parse-page.js';
import { toSections } from './to-sections.js';

const page = (more: Partial<FoundPage> = {}): FoundPage => ({
  source: 'html',
  title: '',
  name: 'Layla',
  bio: 'Stories',
  avatarUrl: 'https://a.example/l.png',
  links: [],
  socials: [],
  direction: 'ltr',
  language: null,
  warnings: [],
  skipped: [],
  ...more,
});

describe('toSections', () => {
  it('lays a page out: profile, icons, rows in order, networks without an icon last', () => {
    const sections = toSections(
      page({
        socials: [
          { type: 'instagram', url: 'https://www.instagram.com/layla' },
          { type: 'reddit', url: 'https://www.reddit.com/user/layla' },
          { type: 'email', url: 'mailto:layla@a.example' },
        ],
        links: [
          { kind: 'heading', title: 'Books', url: '' },
          {
            kind: 'link',
            title: 'Shop',
            url: 'https://a.example/',
            subtitle: 'Signed',
            image: 'https://a.example/s.png',
          },
          { kind: 'video', title: 'Reading', url: 'https://www.youtube.com/watch?v=mR0a5T_beAn' },
          { kind: 'video', title: 'Dance', url: 'https://www.tiktok.com/@layla/video/7' },
          { kind: 'heading', title: 'Open <daily>', url: '', subtitle: 'Open <daily>\nbut Monday' },
        ],
      }),
    );
    expect(sections).toEqual([
      {
        type: 'el_profile',
        title: 'Layla',
        sectionData: { name: 'Layla', image: 'https://a.example/l.png', imageAlt: '', tagline: 'Stories' },
      },
      {
        type: 'el_social_icons',
        title: 'Social icons',
        sectionData: {
          items: [
            { socialTypeId: 'instagram', url: 'https://www.instagram.com/layla', status: 1 },
            { socialTypeId: 'email', url: 'mailto:layla@a.example', status: 1 },
          ],
        },
      },
      { type: 'el_heading', title: 'Books', sectionData: { text: 'Books', tag: 'h2', align: '' } },
      {
        type: 'el_link',
        title: 'Shop',
        sectionData: {
          linkTitle: 'Shop',
          linkType: 'url',
          inputLink: 'https://a.example/',
          inputPage: '',
          newpage: false,
          subtitle: 'Signed',
          image: 'https://a.example/s.png',
        },
      },
      {
        type: 'el_video_youtube',
        title: 'Reading',
        sectionData: {
          title: '',
          Video: [{ videoUrl: 'https://www.youtube.com/watch?v=mR0a5T_beAn', type: 'youtube', text: 'Reading' }],
        },
      },
      expect.objectContaining({ type: 'el_link', title: 'Dance' }),
      {
        type: 'el_paragraph',
        title: 'Open <daily> but Monday',
        sectionData: { input: '<p>Open &lt;daily&gt;<br>but Monday</p>' },
      },
      expect.objectContaining({ type: 'el_link', title: 'Reddit' }),
    ]);
  });

  it.each([
    ['https://vimeo.com/76979871/8272103f6e', 'el_video_vimeo'],
    ['https://www.tiktok.com/@layla/video/7106594312292453675', 'el_video_tiktok'],
    ['https://www.instagram.com/reel/CxYz12ab/', 'el_video_instagram'],
    ['https://youtu.be/mR0a5T_beAn', 'el_video_youtube'],
    ['https://vm.tiktok.com/ZMNabc123/', 'el_link'],
    ['https://www.facebook.com/watch/?v=1234567890', 'el_link'],
  ])('the video %s becomes %s', (url, type) => {
    expect(
      toSections(page({ links: [{ kind: 'video', title: 'Film', url }] })).map((section) => section.type),
    ).toContain(type);
  });

  it('leaves out what was unticked, by its place in the lists', () => {
    const found = page({
      links: ['a', 'b', 'c'].map((title) => ({ kind: 'link', title, url: `https://${title}.example/` })),
      socials: [{ type: 'x', url: 'https://x.com/layla' }],
    });
    const sections = toSections(found, { links: [1], socials: [0], profile: true });
    expect(sections.map(({ title }) => title)).toEqual(['a', 'c']);
  });

  it('gives a long bio a paragraph of its own', () => {
    const sections = toSections(page({ bio: `${'word '.repeat(120)}\n\nend` }));
    expect(sections.map(({ type }) => type)).toEqual(['el_profile', 'el_paragraph']);
    expect(sections[0]?.sectionData).toMatchObject({ tagline: '' });
    expect(sections[1]?.sectionData['input']).toMatch(/<\/p><p>end<\/p>$/);
  });

  it('makes nothing of nothing', () => {
    expect(toSections(page({ name: '', bio: '', avatarUrl: null }))).toEqual([]);
  });

  it.each(fixtureNames)('builds only sections that the blocks themselves accept: %s', (fileName) => {
    const found = parsePage({ text: readFixture(fileName), fileName, url: 'https://page.example/' });
    const sections = toSections(found);
    expect(sections.length).toBeGreaterThan(0);
    for (const { type, title, sectionData } of sections) {
      expect(parseSection(type, sectionData)).toMatchObject({ ok: true });
      expect(title).not.toBe('');
    }
  });
});
