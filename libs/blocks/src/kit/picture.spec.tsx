import { describe, expect, it } from '@jest/globals';
import type { PictureFacts } from '@linkyard/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTexts } from '../locales/texts.js';
import { faultsIn, payloads } from '../registry/hostile.js';
import { blockDefinitions } from '../registry/index.js';
import { aContext, aPage, aSection } from '../registry/sample-page.js';
import { SectionView } from '../page/SectionView.js';
import { PageView } from '../page/PageView.js';
import { Picture } from './Picture.js';
import { placeholderCss } from './placeholder.js';
import type { RenderContext } from './types.js';

const src = '/media/pictures/2026-11/base.webp';
/** ThumbHash of a sunset. @source https://evanw.github.io/thumbhash/ */
const sunset = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const facts = (more: Partial<PictureFacts> = {}): PictureFacts => ({
  path: src,
  width: 1200,
  height: 800,
  alt: 'A quay in the evening',
  placeholder: sunset,
  focalPoint: { x: 30, y: 70.4 },
  sizes: [
    { mime: 'image/avif', width: 320, path: '/media/pictures/2026-11/a.avif' },
    { mime: 'image/webp', width: 320, path: '/media/pictures/2026-11/a.webp' },
    { mime: 'image/webp', width: 1200, path: src },
  ],
  ...more,
});
const knowing = (known: PictureFacts, part: Partial<RenderContext> = {}) =>
  aContext({ pictures: new Map([[src, known]]), ...part });
const draw = (context: RenderContext, more: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture context={context} src={src} alt="" width={600} height={400} sizes="100vw" {...more} />);

describe('a picture', () => {
  it('of which nothing is known is a plain one', () => {
    const plain = `<img src="${src}" alt="" width="600" height="400" loading="lazy" decoding="async"/>`;
    expect(draw(aContext())).toBe(plain);
    expect(draw(knowing(facts({ sizes: [], placeholder: '', focalPoint: null })))).toBe(plain);
  });

  it('is offered as AVIF, then as WebP, in every width there is', () => {
    const html = draw(knowing(facts()));
    expect(html).toContain(
      '<picture><source type="image/avif" srcSet="/media/pictures/2026-11/a.avif 320w" sizes="100vw"/>' +
        `<source type="image/webp" srcSet="/media/pictures/2026-11/a.webp 320w,${src} 1200w" sizes="100vw"/><img `,
    );
    expect(html).toContain(`src="${src}" alt="" width="600" height="400" loading="lazy"`);
  });

  it('stays plain in the editor, cut at its focal point', () => {
    const html = draw(knowing(facts(), { mode: 'editor' }));
    expect(html).not.toContain('<picture>');
    expect(html).toContain('object-position:30% 70%');
  });

  it('shows its colours until it is there, unless one could see them through it', () => {
    expect(draw(knowing(facts()))).toMatch(
      /style="background:linear-gradient\((?:90deg,)?#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}\)/,
    );
    const seeThrough = Buffer.from(sunset, 'base64');
    seeThrough[2] = (seeThrough[2] ?? 0) | 0x80;
    expect(placeholderCss(seeThrough.toString('base64'))).toBeNull();
  });

  it('says the library’s words only where the block has none and asks for them', () => {
    expect(draw(knowing(facts()), { libraryAlt: true })).toContain('alt="A quay in the evening"');
    expect(draw(knowing(facts()), { libraryAlt: true, alt: 'Mine' })).toContain('alt="Mine"');
    expect(draw(knowing(facts()))).toContain('alt=""');
  });

  it('keeps its own shape where it is shown whole', () => {
    expect(draw(knowing(facts()), { ownShape: true })).toContain('width="1200" height="800"');
  });

  it('is fetched first where the page opens with it, and lazily further down', () => {
    expect(draw(aContext(), { loading: 'high' })).toContain('fetchPriority="high"');
    expect(draw(aContext(), { loading: 'high' })).not.toContain('loading=');
    expect(draw(aContext(), { loading: 'eager' })).not.toContain('loading=');
  });

  it.each(payloads.map((payload) => [payload.slice(0, 40), payload]))('lets nothing of %j run', (_name, payload) => {
    const hostile = facts({
      alt: payload,
      placeholder: payload,
      focalPoint: { x: Number.NaN, y: Number.POSITIVE_INFINITY },
      sizes: [
        { mime: payload, width: 10, path: src },
        { mime: 'image/avif', width: 10, path: payload },
        { mime: 'image/webp', width: 10, path: `${src},${payload}` },
        { mime: 'image/webp', width: Number.NaN, path: src },
      ],
    });
    const html = draw(knowing(hostile), { libraryAlt: true });
    expect(faultsIn(html)).toEqual([]);
    expect(html).not.toContain('<source');
    expect(html).not.toContain('object-position');
  });
});

describe('a placeholder', () => {
  it.each(['', 'AAAA', 'not base64 at all!', 'A'.repeat(400), `${sunset}=`])('is none for %j', (text) => {
    expect(placeholderCss(text)).toBeNull();
  });
  it('of any bytes is a background and nothing else', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const bytes = Buffer.from(Array.from({ length: 6 + (seed % 30) }, (_, at) => (seed * 97 + at * 61) % 256));
      const css = placeholderCss(bytes.toString('base64'));
      if (css !== null) expect(css).toMatch(/^linear-gradient\([#0-9a-fdeg,]{20,40}\)$/);
    }
  });
});

/** Data of a block with its first picture field filled. */
function withPicture(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPicture);
  if (typeof value !== 'object' || value === null) return value;
  const names = ['image', 'imgUrl', 'img'];
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, names.includes(key) ? src : withPicture(entry)]),
  );
}
const shown: Record<string, object> = {
  el_gallery: { images: [{ imgUrl: src }], type: 'Grid' },
  el_slider: { sectionArray: [{ image: src }] },
  el_brand: { logos: [{ image: src, name: '' }] },
  el_adspace: { kind: 'image', image: src },
  el_grid: { items: [{ image: src }] },
};

describe.each([
  'el_profile',
  'el_gallery',
  'el_slider',
  'el_brand',
  'el_card',
  'el_link',
  'el_grid',
  'el_adspace',
  'el_countdown',
])('%s', (code) => {
  it('shows its pictures in the sizes there are', () => {
    const data = shown[code] ?? withPicture({ ...(blockDefinitions[code]?.createDefault(pageTexts('en')) as object) });
    const section = aSection(code, data);
    const html = renderToStaticMarkup(<SectionView section={section} context={knowing(facts())} />);
    expect(html).toContain('<picture><source type="image/avif"');
    expect(html).toContain(`src="${src}"`);
    expect(faultsIn(html)).toEqual([]);
  });
});

it('a page’s own background is offered in its sizes too', () => {
  const context = knowing(facts());
  const background = { type: 'image' as const, value: src, overlay: 0, blur: 0 };
  const html = renderToStaticMarkup(<PageView model={aPage([], { context, background })} />);
  expect(html).toMatch(/class="bg"[^>]*><picture><source type="image\/avif"/);
});
