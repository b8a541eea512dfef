import { Controller } from '@nestjs/common';
import {
  createPage,
  deletePage,
  getPage,
  listPages,
  orderPages,
  updatePage,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { found } from '../templates/template-access.js';
import { presentPage, presentSections } from '../templates/template.presenter.js';
import { PagesService } from './pages.service.js';

@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Handles(listPages)
  async list({ templateId }: RequestOf<typeof listPages>, ctx: UserCtx) {
    return { pages: (await this.pages.list(ctx, templateId)).map(presentPage) };
  }

  @Handles(getPage)
  async get({ templateId, pageId }: RequestOf<typeof getPage>, ctx: UserCtx) {
    const { page, sections } = await this.pages.withSections(ctx, templateId, pageId);
    return { page: presentPage(page), sections: presentSections(sections) };
  }

  @Handles(createPage)
  async create(request: RequestOf<typeof createPage>, ctx: UserCtx) {
    return presentPage(await this.pages.create(ctx, request));
  }

  @Handles(updatePage)
  async update(request: RequestOf<typeof updatePage>, ctx: UserCtx) {
    return presentPage(await this.pages.update(ctx, request));
  }

  @Handles(deletePage)
  async delete({ templateId, pageId }: RequestOf<typeof deletePage>, ctx: UserCtx) {
    const pages = await this.pages.delete(ctx, templateId, pageId);
    return { pages: pages.map(presentPage), homePageId: found(pages.find(({ isHome }) => isHome) ?? null)._id };
  }

  @Handles(orderPages)
  async order({ templateId, ids }: RequestOf<typeof orderPages>, ctx: UserCtx) {
    return { pages: (await this.pages.order(ctx, templateId, ids)).map(presentPage) };
  }
}
