import { Injectable } from '@nestjs/common';
import { InjectStored, newId, OwnedRepository, trusted, type NewDocument, type StoredModel } from '@linkyard/mongo';
import { tenantToStamp } from '@linkyard/request-context';
import { sections as stored, type SectionDocument } from './section.schema.js';

const byVisitor = { acrossOwners: 'a visitor’s click knows no owner' };

@Injectable()
export class SectionsRepository extends OwnedRepository<SectionDocument> {
  constructor(@InjectStored('campaigns-and-templates', stored) model: StoredModel<typeof stored>) {
    super(model);
  }

  /** The sections of a page in the order its page keeps. */
  async inOrder(ownerId: string, page: { _id: string; sectionOrder: readonly string[] }): Promise<SectionDocument[]> {
    const sections = await this.findMany({ ownerId, pageId: page._id });
    const place = new Map(page.sectionOrder.map((id, index) => [id, index]));
    return sections
      .filter(({ _id }) => place.has(_id))
      .sort((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0));
  }

  async ofTemplate(ownerId: string, templateId: string): Promise<SectionDocument[]> {
    return this.findMany({ ownerId, templateId });
  }

  /** Deletes so that it can be taken back. @param places section → where it stood on its page */
  async hide(ownerId: string, places: ReadonlyMap<string, number>) {
    const deletedAt = new Date();
    const operations = [...places].map(([_id, deletedIndex]) => ({
      updateOne: {
        filter: { _id, userId: ownerId, deletedAt: null },
        update: { $set: { deletedAt, deletedIndex, updatedAt: deletedAt }, $inc: { rev: 1 } },
      },
    }));
    await this.model.bulkWrite(operations);
  }

  async hidden(ownerId: string, ids: readonly string[]): Promise<SectionDocument[]> {
    return this.model
      .find({ _id: trusted({ $in: [...ids] }), userId: ownerId, deletedAt: trusted({ $ne: null }) })
      .lean<SectionDocument[]>()
      .exec();
  }

  /** Undoes `hide`. @returns them in the order of the ids */
  async show(ownerId: string, ids: readonly string[]): Promise<SectionDocument[]> {
    const set = { deletedAt: null, updatedAt: new Date() };
    const filter = { _id: trusted({ $in: [...ids] }), userId: ownerId };
    await this.model.updateMany(filter, { $set: set, $inc: { rev: 1 } }).exec();
    const found = await this.findMany({ ownerId, _id: trusted({ $in: [...ids] }) });
    const shown = new Map(found.map((one) => [one._id, one]));
    return ids.flatMap((id) => shown.get(id) ?? []);
  }

  /** All in one command. */
  async insertMany(ownerId: string, sections: readonly NewDocument<SectionDocument>[]) {
    if (sections.length === 0) return;
    const now = new Date();
    const documents = sections.map((section): SectionDocument => ({
      ...section,
      _id: section._id ?? newId(),
      userId: ownerId,
      tenantId: tenantToStamp(section.tenantId),
      rev: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }));
    await this.model.insertMany(documents);
  }

  /** The types of the blocks of several templates at once. */
  async typesOf(ownerId: string, templateIds: readonly string[]): Promise<Map<string, string>> {
    const filter = { userId: ownerId, templateId: trusted({ $in: [...templateIds] }), deletedAt: null };
    const rows = await this.model.find(filter, { type: 1 }).lean<Pick<SectionDocument, '_id' | 'type'>[]>().exec();
    return new Map(rows.map(({ _id, type }) => [_id, type]));
  }

  /** Like `putBack`, but clicks are what visitors did: they are never taken back. */
  async putBackWithClicks(ownerId: string, sections: readonly SectionDocument[]) {
    const theirs = { userId: ownerId, _id: trusted({ $in: sections.map(({ _id }) => _id) }) };
    const present = await this.model
      .find(theirs, { clicks: 1, lastClickAt: 1 })
      .lean<Pick<SectionDocument, '_id' | 'clicks' | 'lastClickAt'>[]>()
      .exec();
    const clicked = new Map(present.map(({ _id, clicks, lastClickAt }) => [_id, { clicks, lastClickAt }]));
    await this.putBack(sections.map((section) => ({ ...section, ...clicked.get(section._id) })));
  }

  /** What of the sections of a template names files. */
  async filesShown(ownerId: string, templateId: string): Promise<unknown[]> {
    const wanted = { sectionData: 1, style: 1 };
    return this.model.find(this.scoped({ ownerId, templateId }), wanted, { maxTimeMS: 4_000 }).lean<unknown[]>().exec();
  }

  /** Templates with such blocks, across owners; deleted ones too, for a page may still show them. */
  async templatesWith(types: readonly string[]): Promise<string[]> {
    const options = { acrossOwners: 'a block is switched off on the pages of all owners' };
    return this.model
      .distinct('templateId', { type: trusted({ $in: [...types] }) })
      .setOptions(options)
      .exec();
  }

  /** Section → template, across owners; deleted ones too, for a page may still show them. */
  async templatesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.model
      .find({ _id: trusted({ $in: [...ids] }) }, { templateId: 1 }, byVisitor)
      .lean<Pick<SectionDocument, '_id' | 'templateId'>[]>()
      .exec();
    return new Map(rows.map(({ _id, templateId }) => [_id, templateId]));
  }

  /** Written by the rollup of clicks, across owners: a visitor's click knows no owner. */
  async countClicks(clicks: readonly { sectionId: string; count: number; at: Date }[]) {
    if (clicks.length === 0) return;
    await this.model.bulkWrite(
      clicks.map(({ sectionId, count, at }) => ({
        updateOne: { filter: { _id: sectionId }, update: { $inc: { clicks: count }, $max: { lastClickAt: at } } },
      })),
      { ordered: false, throwOnValidationError: true, ...byVisitor },
    );
  }
}
