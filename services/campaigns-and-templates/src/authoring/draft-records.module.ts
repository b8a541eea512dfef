import { Capability } from '@linkyard/service-kit';
import { CategoriesRepository } from './categories/categories.repository.js';
import { categories } from './categories/category.schema.js';
import { HistoryService } from './history/history.service.js';
import { revisions } from './history/revision.schema.js';
import { pages } from './pages/page.schema.js';
import { PagesRepository } from './pages/pages.repository.js';
import { sections } from './sections/section.schema.js';
import { SectionsRepository } from './sections/sections.repository.js';
import { DraftRev } from './templates/draft-rev.js';
import { templates } from './templates/template.schema.js';
import { TemplatesRepository } from './templates/templates.repository.js';

/** Drafts as they are stored, and their earlier versions. */
@Capability({
  service: 'campaigns-and-templates',
  collections: [templates, pages, sections, revisions, categories],
  providers: [CategoriesRepository, DraftRev, HistoryService, PagesRepository, SectionsRepository, TemplatesRepository],
  exports: [CategoriesRepository, DraftRev, HistoryService, PagesRepository, SectionsRepository, TemplatesRepository],
})
export class DraftRecordsModule {}
