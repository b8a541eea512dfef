import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';

/** Fields of a block's data that name a page of the same template. */
const pageFields = ['inputPage', 'ipage'] as const;
/** Accounts have no autoresponders yet, so every id in it is foreign. */
const autoresponderField = 'autoresponderId';
type SectionData = Readonly<Record<string, unknown>>;

const messages = {
  page: 'This page is not one of this site. Choose another.',
  autoresponder: 'There is no such autoresponder. Choose another.',
};

/** What a block may refer to: pages of its own template, autoresponders of its owner. */
@Injectable()
export class SectionReferences {
  constructor(@Inject(PagesRepository) private readonly pages: PagesRepository) {}

  /**
   * Refuses a reference to a record of another template or owner. A stored one may stay: nothing leads to a page that was deleted since.
   * @throws DomainError sections.invalid
   */
  async require(ownerId: string, templateId: string, data: SectionData, stored: SectionData): Promise<void> {
    const foreign = await this.foreignIn(ownerId, templateId, data, (field) => data[field] !== stored[field]);
    if (foreign.length === 0) return;
    throw new DomainError('sections.invalid', {
      errors: foreign.map((field) => ({
        path: `sectionData.${field}`,
        message: field === autoresponderField ? messages.autoresponder : messages.page,
      })),
    });
  }

  /** What was copied from elsewhere comes without references that its new owner or template does not have. */
  async withOwnReferences<Data extends SectionData>(ownerId: string, templateId: string, data: Data): Promise<Data> {
    const foreign = await this.foreignIn(ownerId, templateId, data);
    return { ...data, ...Object.fromEntries(foreign.map((field) => [field, ''])) };
  }

  private async foreignIn(
    ownerId: string,
    templateId: string,
    data: SectionData,
    isChecked: (field: string) => boolean = () => true,
  ) {
    const isSet = (field: string) => isReference(data[field]) && isChecked(field);
    const foreign: string[] = [autoresponderField].filter(isSet);
    for (const field of pageFields.filter(isSet)) {
      const page = await this.pages.findOne({ ownerId, _id: String(data[field]), templateId });
      if (!page) foreign.push(field);
    }
    return foreign;
  }
}

const isReference = (value: unknown) => typeof value === 'string' && value !== '';
