import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fontFamilies, parseSection, socialTypes } from '@linkyard/blocks/schema';
import { isSafeLink, reservedSlugs } from '@linkyard/contracts';
import type { StarterPage, StarterSection } from './catalogue-schema.js';
import { catalogueFolder, readCatalogue, readDemoPage } from './read-catalogue.js';

const folder = catalogueFolder();
const { categories, linkTemplates, blockTemplates } = readCatalogue();
const demo = readDemoPage();

interface Case {
  name: string;
  theme: { font: string; background: { type: string; value: string } };
  sections: StarterSection[];
  pages: StarterPage[];
}
const cases: Case[] = [
  ...linkTemplates.map((one) => ({ ...one, sections: one.pages.flatMap((page) => page.sections) })),
  ...blockTemplates.map((one) => ({ ...one, pages: [] })),
  { ...demo, name: demo.title, sections: demo.pages.flatMap((page) => page.sections) },
];

/** Every text of a value, with the name of the field it stands in. */
function texts(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => texts(entry, key));
}
const picturePath = (address: string) => {
  const [, , slug = '', file = ''] = address.split('/');
  return join(folder, 'link', slug, 'art', file);
};
const pictures = (one: Case) =>
  [...texts(one.sections), { field: 'value', text: one.theme.background.value }].filter(({ text }) =>
    text.startsWith('/catalogue/'),
  );
const linkFields = ['inputLink', 'btnUrl', 'url', 'redirectUrl', 'tlink'];

describe('the starter catalogue', () => {
  it('has enough to choose from', () => {
    expect(linkTemplates.length).toBeGreaterThanOrEqual(24);
    expect(new Set(linkTemplates.map((one) => one.category)).size).toBeGreaterThanOrEqual(10);
    expect(blockTemplates.length).toBeGreaterThanOrEqual(40);
  });

  it('names everything once, as its file is named', () => {
    const slugs = [...linkTemplates, ...blockTemplates].map((one) => one.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(categories.map((one) => one.slug)).size).toBe(categories.length);
    expect(readdirSync(join(folder, 'link')).sort()).toEqual(linkTemplates.map((one) => one.slug).sort());
    const files = readdirSync(join(folder, 'block')).map((file) => basename(file, '.json'));
    expect(files.sort()).toEqual(blockTemplates.map((one) => one.slug).sort());
    // Addresses of pictures begin with the slug, and this one belongs to the gallery pictures.
    expect(slugs).not.toContain('thumbs');
    expect(reservedSlugs).not.toContain(demo.campName);
  });

  it('sorts every starter into a category of its kind, and leaves none of them empty', () => {
    for (const [kind, starters] of [['link', linkTemplates] as const, ['block', blockTemplates] as const]) {
      const slugs = categories.filter((one) => one.kind === kind).map((one) => one.slug);
      expect([...new Set(starters.map((one) => one.category))].sort()).toEqual(slugs.sort());
    }
  });

  it('uses every layout, light and dark, and the three kinds of ground', () => {
    const of = (pick: (one: (typeof linkTemplates)[number]) => unknown) => new Set(linkTemplates.map(pick));
    expect(of((one) => one.theme.layout).size).toBe(6);
    expect(of((one) => one.theme.darkMode).size).toBe(2);
    expect([...of((one) => one.theme.background.type)].sort()).toEqual(['gradient', 'image', 'solid']);
    expect(of((one) => one.theme.font).size).toBeGreaterThanOrEqual(6);
    expect(of((one) => one.theme.button.fill).size).toBeGreaterThanOrEqual(3);
  });

  it.each([...linkTemplates, ...blockTemplates])('$slug has a gallery picture of at most 30 kB', ({ slug, thumb }) => {
    expect(thumb).toBe(`/catalogue/thumbs/${slug}.webp`);
    expect(statSync(join(folder, 'thumbs', `${slug}.webp`)).size).toBeLessThanOrEqual(30 * 1024);
  });

  it.each(linkTemplates)('$slug has a set of its own pictures, each drawn and at most 40 kB', ({ slug }) => {
    const art = readdirSync(join(folder, 'link', slug, 'art'));
    const webp = art.filter((file) => file.endsWith('.webp'));
    expect(webp.length).toBeGreaterThanOrEqual(5);
    for (const file of webp) {
      expect(art).toContain(file.replace('.webp', '.svg'));
      expect(statSync(join(folder, 'link', slug, 'art', file)).size).toBeLessThanOrEqual(40 * 1024);
    }
    const template = readFileSync(join(folder, 'link', slug, 'template.json'), 'utf8');
    expect(webp.filter((file) => template.includes(`/catalogue/${slug}/${file}`)).length).toBeGreaterThanOrEqual(4);
  });
});

describe.each(cases)('$name', (one) => {
  it('fits the blocks strictly, and the block keeps every field as written', () => {
    for (const { type, title, sectionData } of one.sections) {
      const parsed = parseSection(type, sectionData);
      expect({ type, title, parsed }).toMatchObject({ parsed: { ok: true } });
      if (!parsed.ok || type === 'el_paragraph') continue;
      expect(parsed.data).toMatchObject(sectionData);
    }
  });

  it('leads only to safe, reserved addresses', () => {
    const found = texts(one.sections).filter(({ field, text }) => linkFields.includes(field) && text !== '');
    const hrefs = texts(one.sections).flatMap(({ text }) => [...text.matchAll(/href="([^"]+)"/g)].map((hit) => hit[1]));
    for (const address of [...found.map(({ text }) => text), ...hrefs]) {
      expect(isSafeLink(address ?? '')).toBe(true);
      expect(address).toMatch(/^https:\/\/example\.com\/|^mailto:[\w.]+@example\.com(?:\?|$)|^tel:\+\d{8,15}$/);
    }
  });

  it('shows pictures that exist, and says what they show', () => {
    for (const { text } of pictures(one))
      expect({ text, found: existsSync(picturePath(text)) }).toEqual({ text, found: true });
    for (const { type, sectionData } of one.sections) {
      if (type === 'el_profile') expect(sectionData['imageAlt']).toMatch(/\w{3}/);
      if (type !== 'el_gallery') continue;
      const alts = texts(sectionData['images']).filter(({ field }) => field === 'alt');
      expect(alts.every(({ text }) => text.length > 8)).toBe(true);
    }
  });

  it('is written, not filled in', () => {
    const everything = JSON.stringify(one);
    expect(everything).not.toMatch(
      /lorem|ipsum|placeholder text|your (?:text|title|link) here|\bfoo\b|\bTBD\b|click here/i,
    );
    expect(everything).not.toContain('—');
  });

  it('uses fonts and networks that exist', () => {
    const fonts = fontFamilies.map((family) => family.name);
    for (const font of [one.theme.font, ...one.sections.flatMap(({ style }) => style.font ?? [])]) {
      expect(fonts).toContain(font);
    }
    const keys = socialTypes.map((type) => type.key);
    const used = texts(one.sections).filter(({ field }) => field === 'socialTypeId');
    for (const { text } of used) expect(keys).toContain(text);
  });
});

describe.each([...linkTemplates, { ...demo, slug: 'demo' }])('pages of $slug', ({ pages }) => {
  it('are at least two, with one home and addresses of their own', () => {
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.map((page) => page.isHome)).toEqual(pages.map((_, index) => index === 0));
    expect(new Set(pages.map((page) => page.slug)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page._id)).size).toBe(pages.length);
  });

  it('point only at each other', () => {
    const ids = pages.map((page) => page._id);
    const targets = texts(pages).filter(({ field, text }) => ['inputPage', 'ipage'].includes(field) && text !== '');
    for (const { text } of targets) expect(ids).toContain(text);
  });
});
