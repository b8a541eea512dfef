import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { visitorLookCss } from '@linkyard/blocks/look';
import { themeSchema } from '@linkyard/contracts';
import { load, type CheerioAPI } from 'cheerio';
import { renderScreen } from './document/render-screen.js';
import type { Screen } from './document/screen.js';
import { examples as booking } from './booking/examples.js';
import { examples as checkout } from './checkout/examples.js';
import { examples as donation } from './donation/examples.js';
import { examples as download } from './download/examples.js';
import { examples as message } from './message/examples.js';
import { examples as wallet } from './wallet/examples.js';
import { examples as webinar } from './webinar/examples.js';
import { wordsIn } from './words/words.js';

const examplesOf = { booking, checkout, donation, download, message, wallet, webinar };
const all = Object.entries(examplesOf).flatMap(([folder, examples]) =>
  Object.entries(examples).map(([name, screenOf]) => ({ name: `${folder}: ${name}`, screenOf })),
);

const darkLook = visitorLookCss(
  themeSchema.parse({ background: { type: 'solid', value: '#101014', overlay: 0, blur: 0 }, textColor: '#f4f4f4' }),
);
const withLook = ({ creator, ...screen }: Screen, css: string): Screen => {
  const page = creator?.look?.page ?? { path: '/ana', title: 'Ana' };
  return { ...screen, creator: { name: 'Ana', picture: '', ...creator, look: { css, page } } };
};
const looks = [
  ['of a creator without a page', (screen: Screen) => screen],
  ['of a dark page', (screen: Screen) => withLook(screen, darkLook)],
] as const;
const languages = ['en', 'de'] as const;
const site = { title: 'Agency', look: '' };

/** Text that reads from right to left stands in an element of a direction of its own, or it mixes with its neighbours. */
const strayRightToLeft = ($: CheerioAPI) =>
  $('body *')
    .toArray()
    .flatMap(({ children, ...element }) => children.map((child) => ({ child, element })))
    .filter(({ child }) => child.type === 'text' && /\p{Script=Arabic}/u.test(child.data))
    .map(({ child }) => $(child).parent())
    .filter((parent) => parent.closest('[dir=auto],bdi,option,textarea,[aria-hidden=true]').length === 0)
    .map((parent) => parent.text());

const unlabelled = ($: CheerioAPI) =>
  $('input:not([type=hidden]),select,textarea')
    .toArray()
    .map((control) => $(control))
    .filter((control) => {
      const id = control.attr('id');
      const isNamed = id !== undefined && $(`label[for="${id}"]`).length > 0;
      return !isNamed && control.closest('label').length === 0 && !control.attr('aria-label');
    })
    .map((control) => $.html(control));

const values = ($: CheerioAPI, attribute: string) =>
  $(`[${attribute}]`)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');

describe('each example of a screen', () => {
  it('is of each folder that has examples', () => {
    const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('/examples.ts'))
      .map((path) => path.split('/')[0]);
    expect(Object.keys(examplesOf).sort()).toEqual(folders.sort());
  });

  describe.each(languages)('in "%s"', (language) => {
    const words = wordsIn(language);
    it.each(all)('$name', ({ screenOf }) => {
      const screen = screenOf(words);
      for (const [, looked] of looks) {
        const html = renderScreen({ screen: looked(screen), site, words, script: null });
        const $ = load(html);
        expect($('h1')).toHaveLength(1);
        expect(unlabelled($)).toEqual([]);
        expect(strayRightToLeft($)).toEqual([]);
        expect($('[style]')).toHaveLength(0);
        expect(html).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
        const ids = values($, 'id');
        expect(ids).toEqual([...new Set(ids)]);
        // What a control, a label or a link points to is there.
        for (const name of ['for', 'aria-describedby', 'aria-labelledby'])
          expect(ids).toEqual(expect.arrayContaining(values($, name).flatMap((named) => named.split(' '))));
        expect(
          $('button')
            .toArray()
            .filter((button) => $(button).text().trim() === ''),
        ).toEqual([]);
        expect(values($, 'href').filter((href) => !/^(\/|https?:\/\/|#|\?)/.test(href))).toEqual([]);
      }
    });
  });
});

describe('the sheets of screens', () => {
  const sheets = [...new Set(all.flatMap(({ screenOf }) => screenOf(wordsIn('en')).styles ?? []))].map(
    ({ css }) => css,
  );

  it('take their colours from custom properties alone, so that each look reaches all of a screen', () => {
    for (const css of sheets) expect(css).not.toMatch(/#[\da-f]{3,8}\b(?=[^{}]*})|\brgba?\(|\bhsla?\(/i);
  });

  it('name sides by the direction of the text', () => {
    for (const css of sheets) {
      const rules = css.split('}').filter((rule) => !rule.includes('[dir='));
      expect(
        rules.filter((rule) => /(margin|padding|border)-(left|right)|[{;](left|right):|:(left|right)\b/.test(rule)),
      ).toEqual([]);
    }
  });
});
