import { describe, expect, it } from '@jest/globals';
import { freshSection } from '../../authoring/sections/fresh-section.js';
import type { TemplateCopy } from '../../authoring/templates/copy-template.js';
import { emptyTemplate } from '../../authoring/templates/empty-template.js';
import { personalise, type Person } from './personalise.js';

const robin: Person = {
  name: 'Robin Reed',
  socials: [
    { type: 'instagram', handle: '@robin' },
    { type: 'website', handle: 'robin.example' },
  ],
};
const theirs = [
  { socialTypeId: 'instagram', url: 'https://www.instagram.com/robin', status: 1 },
  { socialTypeId: 'website', url: 'https://robin.example', status: 1 },
];

/** A starter whose home page holds blocks of these types, in this order. */
function starter(...types: string[]): TemplateCopy {
  const { template, pages } = emptyTemplate('Starter', 'en');
  const [home] = pages;
  if (!home) throw new Error('no page');
  const sections = types.map((type, index) => ({
    ...freshSection(template._id, home._id, type),
    _id: String(index).repeat(24),
    sectionData: { kept: true, name: 'Example Person', items: [] },
  }));
  return { template, pages: [{ ...home, sectionOrder: sections.map(({ _id }) => _id) }], sections };
}
const drawn = ({ pages, sections }: TemplateCopy) =>
  pages[0]?.sectionOrder.map((id) => {
    const section = sections.find(({ _id }) => _id === id);
    return [section?.type, section?.sectionData];
  });

describe('a starter made one’s own', () => {
  it('bears the name and leads to the networks', () => {
    expect(drawn(personalise(starter('el_profile', 'el_link', 'el_social_icons'), robin, 'en'))).toEqual([
      ['el_profile', { kept: true, name: 'Robin Reed', items: [] }],
      ['el_link', { kept: true, name: 'Example Person', items: [] }],
      ['el_social_icons', { kept: true, name: 'Example Person', items: theirs }],
    ]);
  });

  it('gets its icons below the profile, or at the top, where it had none', () => {
    const types = (copy: TemplateCopy) => drawn(copy)?.map(([type]) => type);
    expect(types(personalise(starter('el_profile', 'el_link'), robin, 'en'))).toEqual([
      'el_profile',
      'el_social_icons',
      'el_link',
    ]);
    expect(types(personalise(starter('el_heading'), robin, 'en'))).toEqual(['el_social_icons', 'el_heading']);
  });

  it('keeps the example content without onboarding answers', () => {
    const copy = starter('el_profile', 'el_social_icons');
    expect(personalise(copy, { name: '', socials: [] }, 'en')).toEqual(copy);
  });

  it('an empty page stays empty unless networks were named', () => {
    const empty = emptyTemplate('Mine', 'en');
    expect(personalise(empty, { name: 'Robin Reed', socials: [] }, 'en')).toEqual(empty);
    expect(drawn(personalise(empty, robin, 'en'))).toMatchObject([
      ['el_profile', { name: 'Robin Reed', image: '', tagline: '' }],
      ['el_social_icons', { items: theirs }],
    ]);
  });

  it('leaves out what is no address, and takes an unknown network for a website', () => {
    const socials = [
      { type: 'website', handle: 'java script:alert(1)' },
      { type: 'orkut', handle: 'orkut.example/robin' },
    ];
    const [, [, data] = []] =
      drawn(personalise(starter('el_profile', 'el_social_icons'), { name: '', socials }, 'en')) ?? [];
    expect(data).toMatchObject({
      items: [{ socialTypeId: 'website', url: 'https://orkut.example/robin', status: 1 }],
    });
  });
});
