import { describe, expect, it } from '@jest/globals';
import { animationSchema } from './animation.js';
import { sectionStyleSchema } from './section-style.js';
import { seoSchema } from './seo.js';
import { themeSchema } from './theme.js';

describe('theme', () => {
  it('is whole when nothing is said', () => {
    const theme = themeSchema.parse({});
    expect(theme).toMatchObject({ primaryColor: '#ffffff', secondaryColor: '#000000', font: 'Outfit', maxWidth: 580 });
    expect(themeSchema.parse(theme)).toEqual(theme);
  });
  it.each([
    { font: 'Outfit; } body { display: none' },
    { font: "x'" },
    { primaryColor: 'red' },
    { background: { type: 'solid', value: 'linear-gradient(#fff,#000)' } },
    { background: { type: 'image', value: 'javascript:alert(1)' } },
    { background: { type: 'image', value: '#fff' } },
    { background: { type: 'image', value: '/media/a.webp', poster: '/media/b.webp' } },
    { background: { type: 'video', value: '/media/a.mp4', poster: 'data:image/png;base64,AA' } },
    { button: { shape: 'star' } },
    { radius: -1 },
    { css: 'x' },
  ])('refuses %j', (theme) => {
    expect(themeSchema.safeParse(theme).success).toBe(false);
  });
});

describe('section style, animation and search data', () => {
  it('leave what is absent to the theme', () => {
    expect(sectionStyleSchema.parse({})).toEqual({});
    expect(animationSchema.parse({})).toEqual({ animType: 'none', isanim: false, delay: 0, repeat: false });
    expect(seoSchema.parse({})).toMatchObject({ title: '', noIndex: false, ogImage: null });
  });
  it.each([
    { weight: 450 },
    { size: 4 },
    { colors: { text: 'url(x)' } },
    { colors: { background: 'red;' } },
    { border: { style: 'groove' } },
    { zIndex: 9 },
  ])('refuse %j', (style) => {
    expect(sectionStyleSchema.safeParse(style).success).toBe(false);
  });
});
