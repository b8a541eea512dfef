import { Controller } from '@nestjs/common';
import {
  getTemplate,
  listOf,
  listTemplates,
  storePicture,
  updateTemplate,
  updateTemplateThumb,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, Handles } from '@linkyard/service-kit';
import { presentPage, presentTemplate } from './template.presenter.js';
import { TemplatesService } from './templates.service.js';

@Controller()
export class TemplatesController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly bus: Bus,
  ) {}

  @Handles(listTemplates)
  async list(request: RequestOf<typeof listTemplates>, ctx: UserCtx) {
    const { templates, total, categories } = await this.templates.list(ctx, request);
    return { ...listOf(templates.map(presentTemplate), total, request), categories };
  }

  @Handles(getTemplate)
  async get({ _id }: RequestOf<typeof getTemplate>, ctx: UserCtx) {
    const { template, pages, campaign } = await this.templates.open(ctx, _id);
    return {
      template: presentTemplate(template),
      pages: pages.map(presentPage),
      campaign,
    };
  }

  @Handles(updateTemplate)
  async update(request: RequestOf<typeof updateTemplate>, ctx: UserCtx) {
    return presentTemplate(await this.templates.update(ctx, request));
  }

  @Handles(updateTemplateThumb)
  async thumb({ file, templateId }: RequestOf<typeof updateTemplateThumb>, ctx: UserCtx) {
    const picture = await this.bus.request(storePicture, { file, purpose: 'template-thumb' }, ctx);
    return presentTemplate(await this.templates.setThumb(ctx, templateId, picture.path));
  }
}
