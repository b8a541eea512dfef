import { describe, expect, it } from '@jest/globals';
import { detectSource } from './detect-source.js';
import { parsePage } from './parse-page.js';

const rows = (text: string, fileName?: string) =>
  parsePage({ text, fileName }).links.map(({ title, url }) => [title, url]);

describe('detectSource', () => {
  it.each([
    [{ text: '<p>x', url: 'https://linktr.ee/layla' }, 'html', 'linktree'],
    [{ text: '<p>x', url: 'https://www.beacons.ai/layla' }, 'html', 'beacons'],
    [{ text: '<p>x', url: 'https://layla.carrd.co/' }, 'html', 'carrd'],
    [{ text: '<p>x', url: 'https://bio.link/layla' }, 'html', 'biolink'],
    [{ text: '<p>x', url: 'https://linkin.bio/layla' }, 'html', 'linkinbio'],
    [{ text: '<p>x', url: 'https://evil.example/linktr.ee' }, 'html', 'html'],
    [{ text: ' \n{"a":1}', contentType: 'text/html' }, 'json', 'json'],
    [{ text: '\ufeff[1]', fileName: 'a.txt' }, 'json', 'json'],
    [{ text: 'not json', fileName: 'a.JSON' }, 'json', 'json'],
    [{ text: 'a,b\nc,d', contentType: 'text/csv; charset=utf-8' }, 'csv', 'csv'],
    [{ text: 'name,html\n<b>,x', fileName: 'a.csv' }, 'csv', 'csv'],
    [{ text: 'Saved from web\n<html><body>' }, 'html', 'html'],
    [{ text: 'https://a.example\nhttps://b.example' }, 'csv', 'csv'],
  ])('%j is %s of make %s', (input, format, make) => {
    expect(detectSource(input)).toEqual({ format, make });
  });
});

describe('JSON of other tools', () => {
  it('reads a map of titles', () => {
    expect(rows('{"Shop": "https://a.example/", "note": "none", "Mail": "mailto:a@b.example"}')).toEqual([
      ['Shop', 'https://a.example/'],
      ['Mail', 'mailto:a@b.example'],
    ]);
  });

  it('reads a profile with socials as a map or a list', () => {
    const profile = { name: 'L', bio: 'b', avatar: 'https://a.example/l.png', links: ['a.example'] };
    const asMap = parsePage({
      text: JSON.stringify({ ...profile, socials: { twitter: 'https://x.com/l', web: 'https://l.example' } }),
    });
    expect(asMap).toMatchObject({ name: 'L', bio: 'b', avatarUrl: 'https://a.example/l.png' });
    expect(asMap.socials).toEqual([
      { type: 'x', url: 'https://x.com/l' },
      { type: 'website', url: 'https://l.example/' },
    ]);
    const asList = parsePage({
      text: JSON.stringify({
        profile,
        links: [],
        socials: [{ platform: 'GitHub', link: 'https://github.com/l' }, 'tel:+49301234'],
      }),
    });
    expect(asList.socials).toEqual([
      { type: 'github', url: 'https://github.com/l' },
      { type: 'phone', url: 'tel:+49301234' },
    ]);
  });

  it('reads the account of a Linktree page alone', () => {
    const account = {
      username: 'l',
      links: [{ id: 1, type: 'CLASSIC', title: 'A', url: 'https://a.example/' }],
      socialLinks: [],
    };
    expect(parsePage({ text: JSON.stringify(account) })).toMatchObject({
      source: 'linktree',
      name: '@l',
      links: [{ title: 'A' }],
    });
  });

  it('finds links deep in unknown JSON', () => {
    expect(rows('{"a":{"b":[{"c":{"name":"Deep","href":"https://a.example/"}}]}}')).toEqual([
      ['Deep', 'https://a.example/'],
    ]);
  });

  it('reads our export also inside the answer of the call', () => {
    const data = {
      format: 'campaign-1',
      sections: [
        { type: 'el_link', status: 1, order: 0, sectionData: { linkTitle: 'A', inputLink: 'https://a.example/' } },
      ],
    };
    expect(parsePage({ text: JSON.stringify({ status: 1, message: '', data }) })).toMatchObject({
      source: 'linkyard',
      links: [{ title: 'A' }],
    });
  });
});

describe('tables', () => {
  it.each([
    ['comma, header', 'Title,URL\nShop,https://a.example/\n', [['Shop', 'https://a.example/']]],
    ['tab, header in other order', 'link\tlabel\nhttps://a.example/\tShop', [['Shop', 'https://a.example/']]],
    [
      'bar, no header',
      'Shop|https://a.example/\nBlog|b.example/blog',
      [
        ['Shop', 'https://a.example/'],
        ['Blog', 'https://b.example/blog'],
      ],
    ],
    [
      'address first, no header',
      'https://a.example/,Shop\nhttps://b.example/,Blog',
      [
        ['Shop', 'https://a.example/'],
        ['Blog', 'https://b.example/'],
      ],
    ],
    ['one address with a comma', 'https://a.example/a,b', [['a.example/a,b', 'https://a.example/a,b']]],
    ['unknown header', 'Was,Wohin\nLaden,https://a.example/', [['Laden', 'https://a.example/']]],
    ['title column of another name', 'Button,URL\nShop,a.example', [['Shop', 'https://a.example/']]],
    ['line breaks in quotes', 'title,url\n"Two\nlines",https://a.example/', [['Two lines', 'https://a.example/']]],
    ['old Mac line ends', 'title,url\rShop,https://a.example/', [['Shop', 'https://a.example/']]],
  ])('%s', (_, text, expected) => {
    expect(rows(text, 'links.csv')).toEqual(expected);
  });
});
