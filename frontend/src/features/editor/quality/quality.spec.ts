import { describe, expect, it } from '@jest/globals';
import { contentMark } from '@linkyard/blocks/schema';
import { aDocument, aSection, idOf } from '../testing/samples.js';
import { coloursIn, neededRatio, over, parseComputed, ratioOf } from './colour-contrast.js';
import { consentFindings, deadInnerLinks, emptyForms, outgoingLinks } from './content-findings.js';
import { type Finding, scoreOf } from './finding.js';
import { isUntouched, sampleFindings, untouchedIds } from './sample-findings.js';
import { weightFindings } from './weight-findings.js';

const home = idOf(1000);
const black = { r: 0, g: 0, b: 0, a: 1 };
const white = { r: 255, g: 255, b: 255, a: 1 };

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(ratioOf(black, white)).toBeCloseTo(21, 5);
    expect(ratioOf({ r: 119, g: 119, b: 119, a: 1 }, white)).toBeCloseTo(4.48, 2);
    expect(ratioOf({ ...black, a: 0.5 }, white)).toBeLessThan(5);
  });
  it.each([
    ['rgb(1, 2, 3)', { r: 1, g: 2, b: 3, a: 1 }],
    ['rgba(1, 2, 3, 0.5)', { r: 1, g: 2, b: 3, a: 0.5 }],
    ['color(srgb 1 0 0 / 0.25)', { r: 255, g: 0, b: 0, a: 0.25 }],
    ['transparent', { r: 0, g: 0, b: 0, a: 0 }],
    ['lab(50% 0 0)', null],
  ])('%s is read', (text, colour) => {
    expect(parseComputed(text)).toEqual(colour);
  });
  it('takes every colour of a gradient, and asks less of large text', () => {
    expect(coloursIn('linear-gradient(90deg, rgb(0, 0, 0) 0%, rgba(255, 255, 255, 0.5) 100%)')).toHaveLength(2);
    expect(over({ ...white, a: 0.5 }, black)).toMatchObject({ r: 127.5, a: 1 });
    expect([neededRatio(16, 400), neededRatio(19, 700), neededRatio(24, 400)]).toEqual([4.5, 3, 3]);
  });
});

describe('what the blocks hold', () => {
  const link = (number: number, data: Record<string, unknown>, part = {}) =>
    aSection(number, home, { type: 'el_link', sectionData: { linkTitle: `L${number}`, ...data }, ...part });
  const base = aDocument([0, 0]);
  const withSections = (...sections: ReturnType<typeof aSection>[]) => ({
    ...base,
    orders: { ...base.orders, [home]: sections.map(({ _id }) => _id) },
    sections: Object.fromEntries(sections.map((section) => [section._id, section])),
  });

  it('an unchanged example and a placeholder address are findings, and untouched blocks can be hidden at once', () => {
    const sampled = link(1, { inputLink: 'https://example.com/shop' });
    const untouched = { ...sampled, sampleMark: contentMark(sampled.sectionData) };
    const changed = { ...link(2, { inputLink: 'https://mine.net/' }), sampleMark: 'other' };
    const placeholder = link(3, { inputLink: 'https://shop.example.org/' });
    const document = withSections(untouched, changed, placeholder);
    expect(sampleFindings(document).map(({ sectionId, grade }) => [sectionId, grade])).toEqual([
      [idOf(1), 'warning'],
      [idOf(3), 'error'],
    ]);
    expect(untouchedIds(document)).toEqual([idOf(1)]);
    expect(isUntouched(changed)).toBe(false);
  });

  it.each(['https://example.com', 'https://a.example', 'http://localhost:3000', 'https://x.test/a'])(
    '%s is a placeholder',
    (url) => {
      expect(sampleFindings(withSections(link(1, { inputLink: url })))).toHaveLength(1);
    },
  );

  it.each(['https://example.shop', 'https://myexample.com', 'https://examples.org'])('%s is an address', (url) => {
    expect(sampleFindings(withSections(link(1, { inputLink: url })))).toEqual([]);
  });

  it('links that lead out are those of shown blocks, not files', () => {
    const document = withSections(
      link(1, { inputLink: 'https://a.example/', image: 'https://b.example/p.png' }),
      link(2, { inputLink: 'https://hidden.example/' }, { status: 0 }),
      link(3, { inputLink: 'mailto:me@example.org' }),
    );
    expect(outgoingLinks(document).map(({ url }) => url)).toEqual(['https://a.example/']);
  });

  it('links to pages that are gone or hidden are dead', () => {
    const document = withSections(link(1, { inputPage: idOf(1001) }), link(2, { inputPage: idOf(77) }));
    expect(deadInnerLinks(document).map(({ sectionId }) => sectionId)).toEqual([idOf(2)]);
    const other = document.pages[idOf(1001)];
    const hidden = other
      ? { ...document, pages: { ...document.pages, [other._id]: { ...other, status: 0 as const } } }
      : document;
    expect(deadInnerLinks(hidden)).toHaveLength(2);
  });

  it('an address is asked for with a word about what for', () => {
    const optin = (number: number, consentText: string) =>
      aSection(number, home, { type: 'el_optin', sectionData: { isemail: true, consentText } });
    const found = consentFindings(withSections(optin(1, ''), optin(2, 'I want the letter.')), null);
    expect(found).toMatchObject([{ kind: 'consent', sectionId: idOf(1) }]);
  });

  it('a form that asks nothing is pointed out', () => {
    const form = (number: number, ...types: string[]) =>
      aSection(number, home, { type: 'el_form', sectionData: { fields: types.map((type) => ({ id: type, type })) } });
    const found = emptyForms(withSections(form(1), form(2, 'hidden'), form(3, 'hidden', 'text')));
    expect(found.map(({ sectionId }) => sectionId)).toEqual([idOf(1), idOf(2)]);
  });
});

describe('the score', () => {
  const finding = (kind: Finding['kind'], grade: Finding['grade']): Finding => ({
    kind,
    grade,
    pageId: home,
    sectionId: null,
    text: '',
  });
  it('falls with what is found, but not without end for one kind', () => {
    expect(scoreOf([])).toBe(100);
    expect(scoreOf([finding('contrast', 'error'), finding('weight', 'warning')])).toBe(86);
    expect(scoreOf(Array.from({ length: 40 }, () => finding('contrast', 'error')))).toBe(70);
  });
  it('weighs pictures one by one and together', () => {
    const pictures = [900_000, 300_000, 450_000].map((bytes, place) => ({ sectionId: idOf(place + 1), bytes }));
    expect(weightFindings(home, pictures, () => 'Gallery').map(({ sectionId }) => sectionId)).toEqual([idOf(1), null]);
  });
});
