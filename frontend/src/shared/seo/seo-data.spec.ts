import { describe, expect, it } from '@jest/globals';
import { parseSeoData } from './seo-data.js';

describe('parseSeoData', () => {
  it('reads what the page embeds', () => {
    expect(parseSeoData('{"site_title":"Acme Links","other":1}')).toEqual({ site_title: 'Acme Links' });
  });

  it.each([undefined, null, '', '{', '[]', '"x"', '{"site_title":5}'])('treats %j as empty', (text) => {
    expect(parseSeoData(text)).toEqual({});
  });
});
