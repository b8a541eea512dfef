import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';

/** Fields of a block's data that name a page of the same template. */
const pageFields = ['inputPage', 'ipage'] as const;
type SectionData = Readonly<Record<string, unknown>>;

/** Which pages a block may lead to: those of its own template. */
@Injectable()
export class LinkedPages {
  constructor(@Inject(PagesRepository) private readonly pages: PagesRepository) {}

  /**
   * Refuses a page of another template. A page that was deleted since may stay where it is stored: nothing leads there.
   * @throws DomainError sections.invalid
   */
  async require(ownerId: string, templateId: string, data: SectionData, stored: SectionData): Promise<void> {
    const changed = pageFields.filter((field) => isPage(data[field]) && data[field] !== stored[field]);
    const foreign = await this.foreignIn(ownerId, templateId, changed, data);
    if (foreign.length === 0) return;
    const message = 'This page is not one of this site. Choose another.';
    throw new DomainError('sections.invalid', {
      errors: foreign.map((field) => ({ path: `sectionData.${field}`, message })),
    });
  }

  /** What was copied from elsewhere comes without its page, which the template does not have. */
  async withOwnPages<Data extends SectionData>(ownerId: string, templateId: string, data: Data): Promise<Data> {
    const named = pageFields.filter((field) => isPage(data[field]));
    const foreign = await this.foreignIn(ownerId, templateId, named, data);
    return { ...data, ...Object.fromEntries(foreign.map((field) => [field, ''])) };
  }

  private async foreignIn(ownerId: string, templateId: string, fields: readonly string[], data: SectionData) {
    const foreign: string[] = [];
    for (const field of fields) {
      const page = await this.pages.findOne({ ownerId, _id: String(data[field]), templateId });
      if (!page) foreign.push(field);
    }
    return foreign;
  }
}

const isPage = (value: unknown) => typeof value === 'string' && value !== '';
