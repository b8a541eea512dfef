import { describe, expect, it } from '@jest/globals';
import { dedupeLinks, dedupeSocials, linkKey } from './dedupe-links.js';
import type { FoundLink } from './found-page.js';

const row = (title: string, url: string, more: Partial<FoundLink> = {}): FoundLink => ({
  title,
  url,
  kind: 'link',
  ...more,
});

describe('linkKey', () => {
  it.each([
    ['https://a.example/x', 'http://www.a.example/x/'],
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/?b=2&a=1', 'https://a.example/?a=1&b=2'],
    ['mailto:A@b.example', 'mailto:a@b.example'],
  ])('%s and %s open the same', (one, other) => {
    expect(linkKey(one)).toBe(linkKey(other));
  });

  it.each([
    ['https://a.example/x', 'https://a.example/X'],
    ['https://a.example/#one', 'https://a.example/#two'],
    ['https://a.example/?a=1', 'https://a.example/?a=2'],
    ['https://a.example:8443/', 'https://a.example/'],
    ['https://shop.a.example/', 'https://a.example/'],
  ])('%s and %s do not', (one, other) => {
    expect(linkKey(one)).not.toBe(linkKey(other));
  });
});

describe('dedupeLinks', () => {
  it('by address: keeps the first place, the first real title, any picture and subtitle', () => {
    const { links, doubled } = dedupeLinks(
      [
        row('Read more', 'https://a.example/x'),
        row('Other', 'https://a.example/y'),
        row('The book', 'https://www.a.example/x/', { image: 'https://a.example/x.jpg' }),
        row('Again', 'https://a.example/x', { subtitle: 'Second edition', image: 'https://a.example/late.jpg' }),
      ],
      'url',
    );
    expect(links).toEqual([
      row('The book', 'https://a.example/x', { image: 'https://a.example/x.jpg', subtitle: 'Second edition' }),
      row('Other', 'https://a.example/y'),
    ]);
    expect(doubled.map(({ title }) => title)).toEqual(['The book', 'Again']);
  });

  it('by address and title: two names for one shop are both meant', () => {
    const rows = [
      row('Shop', 'https://a.example'),
      row('New drop', 'https://a.example/'),
      row('SHOP', 'https://a.example/'),
    ];
    const { links, doubled } = dedupeLinks(rows, 'url-and-title');
    expect(links.map(({ title }) => title)).toEqual(['Shop', 'New drop']);
    expect(doubled).toHaveLength(1);
  });

  it('keeps equal headings apart from each other, drops one directly repeated', () => {
    const more = row('More', '', { kind: 'heading' });
    const { links } = dedupeLinks([more, more, row('A', 'https://a.example'), more], 'url');
    expect(links.map(({ title }) => title)).toEqual(['More', 'A', 'More']);
  });

  it('leaves what it was given untouched', () => {
    const rows = [row('here', 'https://a.example'), row('The shop', 'https://a.example')];
    dedupeLinks(rows, 'url');
    expect(rows[0]).toEqual(row('here', 'https://a.example'));
  });
});

describe('dedupeSocials', () => {
  it('keeps one profile per type and address', () => {
    expect(
      dedupeSocials([
        { type: 'x', url: 'https://x.com/a' },
        { type: 'x', url: 'https://www.x.com/a/' },
        { type: 'x', url: 'https://x.com/b' },
        { type: 'website', url: 'https://x.com/a' },
      ]).map(({ url }) => url),
    ).toEqual(['https://x.com/a', 'https://x.com/b', 'https://x.com/a']);
  });
});
