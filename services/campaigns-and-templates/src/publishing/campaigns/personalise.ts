import { parseSection, socialType, socialUrl } from '@linkyard/blocks/schema';
import type { createCampaign, RequestOf } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { startingData } from '../../authoring/sections/checked-data.js';
import { freshSection } from '../../authoring/sections/fresh-section.js';
import type { TemplateCopy } from '../../authoring/templates/copy-template.js';

export type Person = NonNullable<RequestOf<typeof createCampaign>['person']>;
type CopiedSection = TemplateCopy['sections'][number];

/**
 * A starter's copy with its maker on it: the first profile of the home page bears their name, the first row of icons
 * leads to their networks. What a page lacks for it is added at the top; all else stays the starter's example.
 * @param language of the new page, BCP 47
 */
export function personalise(copy: TemplateCopy, { name, socials }: Person, language: string): TemplateCopy {
  const home = copy.pages.find(({ _id }) => _id === copy.template.homePageId);
  const items = socials.flatMap(iconOf);
  const isBlank = copy.sections.length === 0;
  // Who chose an empty page and named no network wants it empty.
  if (!home || (isBlank && items.length === 0)) return copy;
  const byId = new Map(copy.sections.map((section) => [section._id, section]));
  const onHome = home.sectionOrder.flatMap((id) => byId.get(id) ?? []);
  const fresh = (type: string, sectionData: Record<string, unknown>): CopiedSection => ({
    ...freshSection(copy.template._id, home._id, type),
    _id: newId(),
    sectionData: { ...startingData(type, language), ...sectionData },
  });

  const profile = onHome.find(({ type }) => type === 'el_profile');
  const icons = onHome.find(({ type }) => type === 'el_social_icons');
  const named = name ? { name } : {};
  const changed = new Map<string, CopiedSection>();
  if (profile) changed.set(profile._id, withData(profile, named));
  if (icons && items.length > 0) changed.set(icons._id, withData(icons, { items }));

  const greeting = isBlank ? [fresh('el_profile', { ...named, image: '', tagline: '' })] : [];
  const row = !icons && items.length > 0 ? [fresh('el_social_icons', { items })] : [];
  const place = profile ? home.sectionOrder.indexOf(profile._id) + 1 : 0;
  const added = [...greeting, ...row];
  const sectionOrder = home.sectionOrder.toSpliced(place, 0, ...added.map(({ _id }) => _id));
  return {
    template: copy.template,
    pages: copy.pages.map((page) => (page === home ? { ...home, sectionOrder } : page)),
    sections: [...copy.sections.map((section) => changed.get(section._id) ?? section), ...added],
  };
}

const withData = (section: CopiedSection, data: Record<string, unknown>): CopiedSection => ({
  ...section,
  sectionData: { ...section.sectionData, ...data },
});

/** A handle that makes no address of its network is left out: it stays in the onboarding's answers. */
function iconOf({ type, handle }: Person['socials'][number]) {
  const socialTypeId = socialType(type) ? type : 'website';
  const item = { socialTypeId, url: socialUrl(socialTypeId, handle), status: 1 };
  return parseSection('el_social_icons', { items: [item] }).ok ? [item] : [];
}
