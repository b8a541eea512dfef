import { Capability } from '@linkyard/service-kit';
import { BlockPolicyModule } from './block-policy/block-policy.module.js';
import { CategoriesController } from './categories/categories.controller.js';
import { DraftRecordsModule } from './draft-records.module.js';
import { HistoryController } from './history/history.controller.js';
import { PagePasswordsModule } from './page-passwords/page-passwords.module.js';
import { PagesController } from './pages/pages.controller.js';
import { PagesService } from './pages/pages.service.js';
import { SectionFilesController } from './sections/section-files.controller.js';
import { SectionFiles } from './sections/section-files.service.js';
import { SectionPlacing } from './sections/section-placing.service.js';
import { SectionReferences } from './sections/section-references.js';
import { SectionRemoval } from './sections/section-removal.service.js';
import { SectionSaving } from './sections/section-saving.service.js';
import { SectionsController } from './sections/sections.controller.js';
import { SectionsService } from './sections/sections.service.js';
import { DraftChanged } from './templates/draft-changed.js';
import { TemplateAccess } from './templates/template-access.js';
import { TemplateParts } from './templates/template-parts.js';
import { TemplateWriter } from './templates/template-writer.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesService } from './templates/templates.service.js';

/** Drafts: templates, their pages and sections, as the editor changes them. Publishing provides `DraftPublication`. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [BlockPolicyModule, DraftRecordsModule, PagePasswordsModule],
  controllers: [
    CategoriesController,
    HistoryController,
    PagesController,
    SectionFilesController,
    SectionsController,
    TemplatesController,
  ],
  providers: [
    DraftChanged,
    PagesService,
    SectionFiles,
    SectionPlacing,
    SectionReferences,
    SectionRemoval,
    SectionSaving,
    SectionsService,
    TemplateAccess,
    TemplateParts,
    TemplatesService,
    TemplateWriter,
  ],
  exports: [
    DraftChanged,
    DraftRecordsModule,
    PagesService,
    SectionPlacing,
    SectionRemoval,
    TemplateAccess,
    TemplateParts,
    TemplateWriter,
  ],
})
export class AuthoringModule {}
