import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { PagesRepository } from '../pages/pages.repository.js';
import { SectionsRepository } from '../sections/sections.repository.js';

/** What block templates consist of, for the picker. */
@Injectable()
export class StarterBlocks {
  constructor(
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
  ) {}

  /** The types of their blocks in order, for a whole list with two queries. */
  async typesOf(ownerId: string, templateIds: readonly string[]): Promise<Map<string, string[]>> {
    const [pages, types] = await Promise.all([
      this.pages.findMany({ ownerId, templateId: trusted({ $in: [...templateIds] }) }, { sort: { order: 1, _id: 1 } }),
      this.sections.typesOf(ownerId, templateIds),
    ]);
    const byTemplate = new Map<string, string[]>();
    for (const { templateId, sectionOrder } of pages)
      byTemplate.set(templateId, [
        ...(byTemplate.get(templateId) ?? []),
        ...sectionOrder.flatMap((id) => types.get(id) ?? []),
      ]);
    return byTemplate;
  }
}
