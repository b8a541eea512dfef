import { describe, expect, it } from '@jest/globals';
import { frameSources } from '@linkyard/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { mapFrameBase, mapFrameUrl } from './map-frame.js';
import { schema } from './schema.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_map', data)} context={aContext()} />);
const googleLink = 'https://www.google.com/maps/place/Gate/@52.51,13.37,17z/data=!3d52.5162746!4d13.3777041';

describe('el_map', () => {
  it('is a drawing and an address, both links, and sends no request to a map provider', () => {
    const html = draw({ link: googleLink, label: 'Pariser Platz 1' });
    expect(html.match(/href="https:\/\/www\.google\.com\/maps\/place/g)).toHaveLength(2);
    expect(html).toContain('Pariser Platz 1');
    expect(html).toContain('Open in Google Maps');
    expect(html).not.toMatch(/<iframe|<img|src=/);
  });
  it('keeps the map for a tap, around the place of the link', () => {
    const html = draw({ link: googleLink });
    expect(html).toContain(`data-m="${mapFrameBase}?bbox=`);
    expect(html).toContain('marker=52.516275%2C13.377704');
    expect(html).toContain('Show the map: Gate.');
  });
  it('believes the creator’s own coordinates before those of the link', () => {
    expect(draw({ link: googleLink, lat: -33.8568, lng: 151.2153 })).toContain('marker=-33.8568%2C151.2153');
  });
  it('stays a link while the link’s target is unknown', () => {
    const html = draw({ link: 'https://maps.app.goo.gl/AbCdEf123456', label: 'Shop' });
    expect(html).not.toContain('data-m');
    expect(html).toContain('Opens Google Maps');
  });
  it('leads to OpenStreetMap when there are only coordinates', () => {
    const html = draw({ lat: 52.5, lng: 13.4, zoom: 12 });
    expect(html).toContain('href="https://www.openstreetmap.org/?mlat=52.5&amp;mlon=13.4#map=12/52.5/13.4"');
    expect(html).toContain('52.5, 13.4');
  });
  it('is nothing without a place', () => {
    expect(draw({ label: 'Somewhere' })).toBe('');
    expect(draw({ link: 'javascript:alert(1)' })).toBe('');
  });
  it.each([[{ lat: 91 }], [{ lng: -181 }], [{ zoom: 0 }], [{ zoom: 3.5 }], [{ link: 'data:text/html,x' }]])(
    'refuses %j',
    (data) => expect(schema.safeParse(data).success).toBe(false),
  );
});

describe('the framed map', () => {
  it('comes from where the gateway’s policy lets a page frame', () => {
    expect(frameSources).toContain(mapFrameBase);
  });
  it('shows half as much with each step of the zoom', () => {
    const width = (zoom: number) => {
      const [west = 0, , east = 0] = (new URL(mapFrameUrl({ lat: 52, lng: 13 }, zoom)).searchParams.get('bbox') ?? '')
        .split(',')
        .map(Number);
      return east - west;
    };
    expect(width(10) / width(11)).toBeCloseTo(2, 3);
    expect(width(16)).toBeGreaterThan(0.01);
    expect(width(16)).toBeLessThan(0.02);
  });
});
