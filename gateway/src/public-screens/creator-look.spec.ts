import { describe, expect, it } from '@jest/globals';
import { screenDocument, screenPolicy } from './public-screen.js';

const look = {
  css: ':root{--go:#7a1f4d}body{font-family:"Fraunces"}',
  page: { path: '/ana', title: 'Ana makes mugs' },
};
const creator = { name: 'Ana <b>', picture: '/media/ana.jpg', look };
const screen = { title: 'Mug', body: 'text', creator };

describe('a screen of a creator', () => {
  it('wears the look of their page, and its policy lets that sheet through', () => {
    const { text } = screenDocument(screen);
    expect(text.indexOf('--go:#7a1f4d')).toBeGreaterThan(text.indexOf('--go:#1f7a4d'));
    expect(screenPolicy(screen, true).match(/'sha256-/g)).toHaveLength(2);
    expect(screenPolicy({}, true).match(/'sha256-/g)).toHaveLength(1);
  });

  it('shows portrait and name, and leads back to the page', () => {
    const { text } = screenDocument(screen);
    expect(text).toContain('src="/media/ana.jpg"');
    expect(text).toContain('Ana &#60;b&#62;');
    expect(text).toMatch(/<a class="back" href="\/ana"[^>]*>Back to Ana makes mugs<\/a\s*>/);
    expect(text).toContain('<title>Mug | Ana &#60;b&#62;</title>');
  });

  it('without a published page has the initial and no way back', () => {
    const { text } = screenDocument({ ...screen, creator: { name: 'Zoë', picture: '', look: null } });
    expect(text).toContain('>Z</span>');
    expect(text).not.toContain('class="back"');
  });
});
