import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { faultsIn } from '../registry/hostile.js';
import { shownDuring } from '../registry/index.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { adSchema } from './schema.js';

const draw = (data: object, now = '2026-03-05T12:00:00Z', mode: 'public' | 'preview' | 'editor' = 'public') =>
  renderToStaticMarkup(
    <SectionView section={aSection('el_adspace', data)} context={aContext({ mode, now: new Date(now) })} />,
  );
const banner = {
  kind: 'image',
  image: 'https://i.example/ad.webp',
  alt: 'Ink, half price',
  url: 'https://ink.example/',
};

describe('el_adspace', () => {
  it('says that it is an ad, and marks its link as paid', () => {
    const html = draw(banner);
    expect(html).toContain('<p class="ad-l">Ad</p>');
    expect(html).toContain('href="https://ink.example/" data-c="" target="_blank" rel="sponsored nofollow noopener"');
    expect(draw({ ...banner, label: ' ' })).toContain('>Ad</p>');
    expect(draw({ ...banner, label: 'Sponsor' })).toContain('>Sponsor</p>');
  });
  it('is not rendered after its end, and passes the end to the browser', () => {
    const booked = { ...banner, endAt: '2026-03-06T09:00', timeZone: 'Europe/Berlin' };
    expect(draw(booked, '2026-03-06T07:59:59Z')).toContain('data-until="1772784000000"');
    expect(draw(booked, '2026-03-06T08:00:00Z')).toBe('');
    expect(draw(booked, '2026-03-06T08:00:00Z', 'editor')).toContain('ad.webp');
  });
  it('reports its booking period to the server that delivers the page', () => {
    const booked = { ...banner, startAt: '2026-03-05T09:00', endAt: '2026-03-06T09:00', timeZone: 'Europe/Berlin' };
    expect(shownDuring('el_adspace', booked)).toEqual({
      from: Date.parse('2026-03-05T08:00:00Z'),
      until: Date.parse('2026-03-06T08:00:00Z'),
    });
    expect(shownDuring('el_adspace', banner)).toEqual({ from: null, until: null });
    expect(shownDuring('el_link', {})).toEqual({ from: null, until: null });
  });
  it('shows markup in a frame in which nothing runs', () => {
    const html = draw({ kind: 'html', html: '<b>Sale</b><script>alert(1)</script>', height: 90 });
    expect(html).toContain('<iframe class="sf" title="Ad" height="90"');
    expect(html).not.toContain('allow-scripts');
    expect(faultsIn(html)).toEqual([]);
  });
  it('loads nothing of a network before a visitor asks', () => {
    const html = draw({ kind: 'network', html: '<script src="https://ads.example/x.js"></script>' });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('hidden="">Show the ad');
    expect(faultsIn(html)).toEqual([]);
  });
  it('is nothing without a picture or markup', () => {
    expect(draw({ kind: 'image' })).toBe('');
    expect(draw({ kind: 'network', html: '  ' })).toBe('');
  });
  it.each([[{ startAt: 'tomorrow' }], [{ timeZone: 'Mars/Olympus' }], [{ height: 5 }], [{ url: 'javascript:x' }]])(
    'refuses %p',
    (data) => expect(adSchema.safeParse(data).success).toBe(false),
  );
});
