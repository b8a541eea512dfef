import { describe, expect, it } from '@jest/globals';
import type { Snapshot } from '../history/revision.schema.js';
import { emptyTemplate } from './empty-template.js';
import { freshPage } from '../pages/pages.service.js';
import { freshSection } from '../sections/fresh-section.js';
import { copyTemplate } from './copy-template.js';

const stored = {
  userId: 'a'.repeat(24),
  tenantId: null,
  rev: 3,
  createdAt: new Date(),
  updatedAt: new Date(),
  deletedAt: null,
};

function aSnapshot(): Snapshot {
  const { template, pages } = emptyTemplate('Original', 'en');
  const [home] = pages;
  if (!home) throw new Error('no page');
  const about = { ...freshPage(template._id, 'About'), order: 1 };
  const link = {
    ...freshSection(template._id, home._id, 'el_link'),
    _id: 'b'.repeat(24),
    sectionData: {
      linkType: 'page',
      inputPage: about._id,
      inputLink: 'https://x.example',
      deep: [{ ipage: home._id }],
    },
    clicks: 9,
  };
  const stray = { ...freshSection(template._id, home._id, 'el_link'), _id: 'c'.repeat(24) };
  return {
    template: { ...template, pageOrder: [home._id, about._id], ...stored },
    pages: [
      { ...home, sectionOrder: [link._id], ...stored },
      { ...about, ...stored },
    ],
    sections: [
      { ...link, ...stored },
      { ...stray, ...stored },
    ],
  };
}

describe('a copy of a template', () => {
  const snapshot = aSnapshot();
  const { template, pages, sections } = copyTemplate(snapshot, 'Copy');

  it('has ids of its own throughout, and no numbers', () => {
    const old = [snapshot.template, ...snapshot.pages, ...snapshot.sections].map(({ _id }) => _id);
    for (const { _id } of [template, ...pages, ...sections]) expect(old).not.toContain(_id);
    expect(sections.map(({ clicks }) => clicks)).toEqual([0]);
    expect(template).toMatchObject({
      name: 'Copy',
      sourceTemplateId: snapshot.template._id,
      usedCount: 0,
      state: 'draft',
    });
  });

  it('leads to its own pages wherever the original led to its own', () => {
    const [home, about] = pages;
    expect(template).toMatchObject({ homePageId: home?._id, pageOrder: [home?._id, about?._id] });
    expect(sections[0]?.sectionData).toEqual({
      linkType: 'page',
      inputPage: about?._id,
      inputLink: 'https://x.example',
      deep: [{ ipage: home?._id }],
    });
  });

  it('takes only what stands on a page', () => {
    expect(pages.map(({ sectionOrder }) => sectionOrder.length)).toEqual([1, 0]);
    expect(sections).toHaveLength(1);
  });
});
