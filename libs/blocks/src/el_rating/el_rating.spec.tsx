import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { averageOf, shareOf } from './summary.js';

const section = aSection('el_rating', {});
const comment = { _id: 'd'.repeat(24), name: 'Vera', stars: 4, text: '<b>Lovely</b>', at: '2025-03-05T12:00:00.000Z' };
const rated = {
  _id: section._id,
  counts: [0, 0, 1, 1, 2] as [number, number, number, number, number],
  comments: [comment],
};
const draw = (data: object, context: Parameters<typeof aContext>[0] = {}) =>
  renderToStaticMarkup(<SectionView section={{ ...section, sectionData: data }} context={aContext(context)} />);

describe('el_rating', () => {
  it('is a form that works by itself', () => {
    const html = draw({ requireEmail: true });
    expect(html).toContain(`action="/f/${'c'.repeat(24)}/${'a'.repeat(24)}/${section._id}/rating" method="post"`);
    expect(html.match(/type="radio"[^>]*name="stars"/g)).toHaveLength(5);
    expect([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(['stars', 'comment', 'name', 'email', 'website_url', 'started_at']),
    );
  });
  it('asks for no more than is wanted', () => {
    const html = draw({ allowComment: false });
    expect(html).not.toMatch(/name="(?:comment|name|email)"/);
  });
  it('shows the average, how many gave what, and comments as text', () => {
    const html = draw({}, { sources: { ratings: [rated] } });
    expect(html).toContain('data-ra="average">4.3</b>');
    expect(html).toContain('4 ratings');
    expect(html).toMatch(/data-ra="share-5" value="50"/);
    expect(html).toContain('&lt;b&gt;Lovely&lt;/b&gt;');
  });
  it('hides comments where they are switched off, and never shows those of other sections', () => {
    const sources = { ratings: [rated] };
    const hidden = draw({ showAverage: false, showBreakdown: false, allowComment: false }, { sources });
    expect(hidden).not.toMatch(/data-ra=|Lovely/);
    expect(draw({}, { sources: { ratings: [{ ...rated, _id: 'e'.repeat(24) }] } })).not.toContain('4.3');
  });
  it('has nothing to send to in the editor', () => expect(draw({}, { mode: 'editor' })).not.toContain('<form'));
});

describe('the average', () => {
  it('has one decimal, and none before the first rating', () => {
    expect(averageOf([0, 0, 0, 0, 0])).toBeNull();
    expect(averageOf([1, 0, 0, 0, 2])).toBe(3.7);
    expect(shareOf(1, 3)).toBe(33);
  });
});
