import { Controller } from '@nestjs/common';
import {
  addSection,
  addSections,
  changeSectionStatus,
  changeSectionStatuses,
  deleteSection,
  duplicateSection,
  getSections,
  idsOf,
  orderSections,
  restoreSections,
  saveSection,
  setSectionPassword,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { PagePasswords } from '../page-passwords/page-passwords.js';
import { DraftPublication } from '../templates/draft-publication.js';
import { ownerOf } from '../templates/owner.js';
import { TemplateAccess } from '../templates/template-access.js';
import { presentSection, presentSections } from '../templates/template.presenter.js';
import { startingData } from './checked-data.js';
import { SectionRemoval } from './section-removal.service.js';
import { SectionSaving } from './section-saving.service.js';
import type { SectionDocument } from './section.schema.js';
import { SectionsService } from './sections.service.js';

@Controller()
export class SectionsController {
  constructor(
    private readonly sections: SectionsService,
    private readonly saving: SectionSaving,
    private readonly removal: SectionRemoval,
    private readonly access: TemplateAccess,
    private readonly passwords: PagePasswords,
    private readonly publication: DraftPublication,
  ) {}

  @Handles(getSections)
  async get({ pageId }: RequestOf<typeof getSections>, ctx: UserCtx) {
    return { sections: presentSections(await this.sections.ofPage(ctx, pageId)) };
  }

  @Handles(addSection)
  async add(request: RequestOf<typeof addSection>, ctx: UserCtx) {
    const sectionData =
      request.sectionData ?? startingData(request.type, await this.languageOf(ctx, request.templateId));
    return this.present(ctx, await this.sections.add(ctx, { ...request, sectionData }));
  }

  /** That of the page, because its visitors read what a block begins with; for a starter that of the request. */
  private async languageOf(ctx: UserCtx, templateId: string): Promise<string> {
    const campaign = await this.publication.campaignOf(ownerOf(ctx), templateId);
    return campaign?.language ?? ctx.locale;
  }

  @Handles(addSections)
  async addMany(request: RequestOf<typeof addSections>, ctx: UserCtx) {
    return this.presentAll(ctx, await this.sections.addMany(ctx, request));
  }

  @Handles(saveSection)
  async save(request: RequestOf<typeof saveSection>, ctx: UserCtx) {
    const { section, order } = await this.saving.save(ctx, request);
    return presentSection(section, Math.max(0, order));
  }

  @Handles(changeSectionStatus)
  async status({ _id, status }: RequestOf<typeof changeSectionStatus>, ctx: UserCtx) {
    return this.present(ctx, await this.sections.setStatus(ctx, _id, status));
  }

  @Handles(setSectionPassword)
  async password({ _id, password }: RequestOf<typeof setSectionPassword>, ctx: UserCtx) {
    await this.access.ownSection(ctx, _id);
    return { hasPassword: await this.passwords.setOfSection(ownerOf(ctx), _id, password) };
  }

  @Handles(changeSectionStatuses)
  async statuses({ ids, status }: RequestOf<typeof changeSectionStatuses>, ctx: UserCtx) {
    return this.presentAll(ctx, await this.sections.setStatuses(ctx, ids, status));
  }

  @Handles(duplicateSection)
  async duplicate({ _id, newId }: RequestOf<typeof duplicateSection>, ctx: UserCtx) {
    return this.present(ctx, await this.sections.duplicate(ctx, _id, newId));
  }

  @Handles(orderSections)
  async order({ pageId, ids }: RequestOf<typeof orderSections>, ctx: UserCtx) {
    await this.sections.order(ctx, pageId, ids);
    return { pageId, ids };
  }

  @Handles(deleteSection)
  async delete(request: RequestOf<typeof deleteSection>, ctx: UserCtx) {
    return this.removal.delete(ctx, idsOf(request));
  }

  @Handles(restoreSections)
  async restore({ ids }: RequestOf<typeof restoreSections>, ctx: UserCtx) {
    return this.presentAll(ctx, await this.removal.restore(ctx, ids));
  }

  private async presentAll(ctx: UserCtx, sections: readonly SectionDocument[]) {
    return {
      sections: (await this.sections.withOrders(ctx, sections)).map(({ section, order }) =>
        presentSection(section, Math.max(0, order)),
      ),
    };
  }

  private async present(ctx: UserCtx, section: SectionDocument) {
    const { order } = await this.sections.withOrder(ctx, section);
    return presentSection(section, Math.max(0, order));
  }
}
