import { describe, expect, it } from '@jest/globals';
import { emptyTemplate } from '../../authoring/templates/empty-template.js';
import { freshSection } from '../../authoring/sections/fresh-section.js';
import type { SectionDocument } from '../../authoring/sections/section.schema.js';
import { placedSections } from './placed-sections.js';

const stored = {
  userId: 'a'.repeat(24),
  tenantId: null,
  rev: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
  deletedAt: null,
};
const noon = new Date('2026-03-05T12:00:00Z');
const banner = { kind: 'image', image: 'https://i.example/ad.webp', timeZone: 'UTC' };

function placed(part: Partial<SectionDocument>) {
  const { template, pages } = emptyTemplate('Original', 'en');
  const [home] = pages;
  if (!home) throw new Error('no page');
  const section = { ...freshSection(template._id, home._id, 'el_adspace'), ...stored, _id: 'b'.repeat(24), ...part };
  const page = { ...home, ...stored, sectionOrder: [section._id] };
  return placedSections({ template: { ...template, ...stored }, pages: [page], sections: [section] }, page, noon);
}

describe('an ad that is booked for a time', () => {
  it('waits for its start in a place of its own, although the page is rendered long before', () => {
    const [ad] = placed({ sectionData: { ...banner, startAt: '2026-03-07T09:00', endAt: '2026-03-09T09:00' } });
    expect(ad?.slot).toBeDefined();
    expect(ad?.audience).toMatchObject({
      visibleFrom: '2026-03-07T09:00:00.000Z',
      visibleUntil: '2026-03-09T09:00:00.000Z',
    });
  });
  it('is not kept once its time is over', () => {
    expect(placed({ sectionData: { ...banner, endAt: '2026-03-05T12:00' } })).toEqual([]);
  });
  it('is never shown longer than its section is', () => {
    const [ad] = placed({
      sectionData: { ...banner, startAt: '2026-03-01T00:00', endAt: '2026-03-09T00:00' },
      visibleFrom: '2026-03-06T00:00:00.000Z',
      visibleUntil: '2026-03-20T00:00:00.000Z',
    });
    expect(ad?.audience).toMatchObject({
      visibleFrom: '2026-03-06T00:00:00.000Z',
      visibleUntil: '2026-03-09T00:00:00.000Z',
    });
  });
  it('stands in the page like anything else when it has no time', () => {
    expect(placed({ sectionData: banner })[0]?.slot).toBeUndefined();
  });
});
