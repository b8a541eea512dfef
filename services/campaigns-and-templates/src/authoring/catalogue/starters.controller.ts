import { Controller } from '@nestjs/common';
import {
  changeStarterStatus,
  createStarter,
  deleteStarter,
  idsOf,
  listCatalogue,
  listOf,
  type UserCtx,
  saveTemplatePage,
  updateStarter,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentTemplate } from '../templates/template.presenter.js';
import { StartersService } from './starters.service.js';

@Controller()
export class StartersController {
  constructor(private readonly starters: StartersService) {}

  @Handles(listCatalogue)
  async list(request: RequestOf<typeof listCatalogue>) {
    const { templates, total } = await this.starters.list(request);
    return listOf(templates.map(presentTemplate), total, request);
  }

  @Handles(createStarter)
  async create(request: RequestOf<typeof createStarter>, ctx: UserCtx) {
    return presentTemplate(await this.starters.create(ctx, request));
  }

  @Handles(updateStarter)
  async update(request: RequestOf<typeof updateStarter>) {
    return presentTemplate(await this.starters.update(request));
  }

  @Handles(changeStarterStatus)
  async status({ _id, status }: RequestOf<typeof changeStarterStatus>) {
    return presentTemplate(await this.starters.setStatus(_id, status));
  }

  @Handles(deleteStarter)
  async delete(request: RequestOf<typeof deleteStarter>) {
    return { ids: await this.starters.delete(idsOf(request)) };
  }

  @Handles(saveTemplatePage)
  async savePage(request: RequestOf<typeof saveTemplatePage>) {
    return presentTemplate(await this.starters.saveTemplatePage(request));
  }
}
