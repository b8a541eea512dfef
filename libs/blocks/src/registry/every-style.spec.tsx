import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { alignments, borderStyles, fontWeights, type SectionStyle, shadowSizes } from '../kit/design.js';
import { sectionCss } from '../kit/section-css.js';
import { pageTexts } from '../locales/texts.js';
import { baseCss } from '../page/base-css.js';
import { SectionView, viewOf } from '../page/SectionView.js';
import { blockDefinitions, blockOf } from './index.js';
import { aContext, aSection } from './sample-page.js';

/** A style, what it is in the section's own rule, and which variable hands it on where the wrapper does not draw it itself. */
const styles: [string, SectionStyle, string, string | null][] = [
  ['text colour', { colors: { text: '#123456' } }, '--s-fg:#123456', '--s-fg'],
  ['background', { colors: { background: '#fedcba' } }, '--s-bg:#fedcba', '--s-bg'],
  ['accent', { colors: { accent: '#00ff88' } }, '--s-ac:#00ff88', '--s-ac'],
  ['font', { font: 'Inter' }, 'font-family:', null],
  ['size', { size: 31 }, '--s-fs:31px', '--s-fs'],
  ...fontWeights.map((weight): [string, SectionStyle, string, string] => [
    `weight ${weight}`,
    { weight },
    `--s-fw:${weight}`,
    '--s-fw',
  ]),
  ['radius', { radius: 17 }, '--s-r:17px', '--s-r'],
  ...alignments.map((align): [string, SectionStyle, string, string] => [
    `alignment ${align}`,
    { align },
    `--al:${{ left: 'start', center: 'center', right: 'end' }[align]}`,
    '--al',
  ]),
  ['side padding', { padding: { x: 33 } }, '--s-px:33px', '--s-px'],
  ['vertical padding', { padding: { y: 35 } }, '--s-py:35px', '--s-py'],
  ['room above', { margin: { top: 71 } }, 'margin-top:71px', null],
  ['room below', { margin: { bottom: 73 } }, 'margin-bottom:73px', null],
  ...borderStyles.map((style): [string, SectionStyle, string, string] => [
    `border ${style}`,
    { border: { width: 3, style, color: '#abcdef' } },
    `--s-bd:3px ${style} #abcdef`,
    '--s-bd',
  ]),
  ...shadowSizes.map((shadow): [string, SectionStyle, string, string] => [
    `shadow ${shadow}`,
    { shadow },
    '--s-sh:',
    '--s-sh',
  ]),
];

/** Blocks that draw nothing before they are filled in. */
const filled: Record<string, object> = {
  el_messanger: { links: { telegram: { link: 'linkyard', status: 1 } } },
};

/** The rules of a style sheet that some element of this markup can match, by its classes. */
const rulesOf = (sheet: string, html: string): string =>
  sheet
    .split('}')
    .filter((rule) => {
      const selector = rule.slice(0, rule.lastIndexOf('{'));
      const classes = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '');
      return classes.some((name) => name !== 'lp' && new RegExp(`class="[^"]*\\b${name}\\b`).test(html));
    })
    .join('}');

describe.each(Object.keys(blockDefinitions))('every style reaches %s', (code) => {
  const view = viewOf(code);
  const drawn = (style: SectionStyle) => {
    const section = aSection(code, filled[code] ?? blockOf(code)?.createDefault(pageTexts('en')), { style });
    const html = renderToStaticMarkup(<SectionView section={section} context={aContext({ mode: 'editor' })} />);
    return { own: sectionCss(section, view?.paints ?? 'box'), html };
  };

  it.each(styles)('%s', (_name, style, declared, variable) => {
    const { own, html } = drawn(style);
    expect(own).toContain(declared);
    if (variable === null) return;
    const read = `var(${variable}`;
    const sheets = own.replace(declared, '') + rulesOf(baseCss + (view?.css ?? ''), html);
    expect(sheets.includes(read) ? 'reaches the block' : `${variable} is read by nothing of it`).toBe(
      'reaches the block',
    );
  });
});
