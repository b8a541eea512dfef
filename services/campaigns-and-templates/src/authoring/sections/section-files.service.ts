import { Injectable } from '@nestjs/common';
import {
  uploadUserFile,
  type addUpdateImageSection,
  type RequestOf,
  type updateSectionImage,
  type uploadSectionFile,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, DomainError, fieldRefusal } from '@linkyard/service-kit';
import { DraftChanged } from '../templates/draft-changed.js';
import { TemplateAccess } from '../templates/template-access.js';
import { checkedData } from './checked-data.js';
import { fieldOf, withField } from './data-field.js';
import { SectionSaving } from './section-saving.service.js';
import type { SectionDocument } from './section.schema.js';

interface Sent {
  file: RequestOf<typeof updateSectionImage>['file'];
  section_id: string;
  rev?: number | undefined;
}
/** The list of pictures of a block, and the fields of its entries. */
const pictureLists: Record<string, { list: string; image: string; alt?: string }> = {
  el_gallery: { list: 'images', image: 'imgUrl', alt: 'alt' },
  el_slider: { list: 'sectionArray', image: 'image' },
  el_grid: { list: 'items', image: 'image' },
  el_brand: { list: 'logos', image: 'image' },
};
/** What a file's address looks like, to find out whether a field takes one before anything is stored. */
const sampleAddress = '/media/pictures/2026-01/sample.webp';

/** Files that are sent for a field of a section: into the library first, then into the section by the same command as every save. */
@Injectable()
export class SectionFiles {
  constructor(
    private readonly access: TemplateAccess,
    private readonly saving: SectionSaving,
    private readonly draft: DraftChanged,
    private readonly bus: Bus,
  ) {}

  /** @throws core.not_found, core.stale_rev, core.invalid_input for a field that takes no picture, media.* */
  async image(ctx: UserCtx, { field, ...sent }: RequestOf<typeof updateSectionImage>) {
    return this.put(ctx, sent, 'gallery', (section, path) => withField(section.sectionData, field, path), field);
  }

  /** @throws core.not_found, core.stale_rev, core.invalid_input for a field that takes no address, media.* */
  async file(ctx: UserCtx, { field, ...sent }: RequestOf<typeof uploadSectionFile>) {
    return this.put(ctx, sent, 'document', (section, path) => withField(section.sectionData, field, path), field);
  }

  /** @throws core.not_found, core.stale_rev, core.invalid_input for a block without a list of pictures, media.* */
  async listImage(ctx: UserCtx, { index, alt, ...sent }: RequestOf<typeof addUpdateImageSection>) {
    const { type, sectionData } = await this.access.ownSection(ctx, sent.section_id);
    const known = pictureLists[type];
    const entries: unknown = known ? fieldOf(sectionData, known.list) : null;
    if (!known || !Array.isArray(entries)) throw fieldRefusal('section_id', 'sections.no_picture_list');
    const entry = `${known.list}.${index ?? entries.length}`;
    const changed = ({ sectionData: data }: SectionDocument, path: string) => {
      const shown = withField(data, `${entry}.${known.image}`, path);
      return known.alt && alt ? withField(shown, `${entry}.${known.alt}`, alt) : shown;
    };
    return this.put(ctx, sent, 'gallery', changed, `${entry}.${known.image}`);
  }

  private async put(
    ctx: UserCtx,
    { file, section_id, rev }: Sent,
    type: 'gallery' | 'document',
    changed: (section: SectionDocument, path: string) => Record<string, unknown>,
    field: string,
  ) {
    const section = await this.access.ownSection(ctx, section_id);
    await this.draft.requireChangeable(ctx, section.templateId);
    if (rev !== undefined && rev !== section.rev) throw new DomainError('core.stale_rev');
    const sample = checkedData(section.type, changed(section, sampleAddress));
    if (fieldOf(sample, field) !== sampleAddress) throw fieldRefusal('field', 'sections.takes_no_file');
    const stored = await this.bus.request(uploadUserFile, { file, type, name: file.originalName }, ctx);
    return this.saving.save(ctx, {
      section_id,
      sectionData: changed(section, stored.file.path),
      animation: section.animation,
      title: section.title,
      rev: section.rev,
    });
  }
}
