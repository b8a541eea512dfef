import type { templateView, pageView, sectionView } from '@linkyard/contracts';
import type { z } from 'zod';
import type { PageDocument } from '../pages/page.schema.js';
import type { SectionDocument } from '../sections/section.schema.js';
import type { TemplateDocument } from './template.schema.js';

/** The contract's reply schema names the fields that may leave; these give it records as they are stored. */
export const presentTemplate = (template: TemplateDocument): z.input<typeof templateView> => template;
export const presentPage = (page: PageDocument): z.input<typeof pageView> => page;

/** A section's position is stored in its page; `order` is that position. */
export const presentSection = (section: SectionDocument, order: number): z.input<typeof sectionView> => ({
  ...section,
  order,
});
export const presentSections = (sections: readonly SectionDocument[]) => sections.map(presentSection);
