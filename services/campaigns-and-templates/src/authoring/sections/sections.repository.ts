import { Inject, Injectable } from '@nestjs/common';
import { newId, OwnedRepository, ServiceDatabase, type ClientSession, type NewDocument } from '@linkyard/mongo';
import { sectionModel, type SectionDocument } from './section.model.js';

@Injectable()
export class SectionsRepository extends OwnedRepository<SectionDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, sectionModel);
  }

  /** The sections of a page in the order its page keeps. */
  async inOrder(
    ownerId: string,
    page: { _id: string; sectionOrder: readonly string[] },
    session?: ClientSession,
  ): Promise<SectionDocument[]> {
    const sections = await this.findMany({ ownerId, pageId: page._id }, { session });
    const place = new Map(page.sectionOrder.map((id, index) => [id, index]));
    return sections
      .filter(({ _id }) => place.has(_id))
      .sort((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0));
  }

  async ofTemplate(ownerId: string, templateId: string, session?: ClientSession): Promise<SectionDocument[]> {
    return this.findMany({ ownerId, templateId }, { session });
  }

  /** Deletes so that it can be taken back. @param places section → where it stood on its page */
  async hide(ownerId: string, places: ReadonlyMap<string, number>, session: ClientSession) {
    const deletedAt = new Date();
    const operations = [...places].map(([_id, deletedIndex]) => ({
      updateOne: {
        filter: { _id, userId: ownerId, deletedAt: null },
        update: { $set: { deletedAt, deletedIndex, updatedAt: deletedAt }, $inc: { rev: 1 } },
      },
    }));
    await this.collection.bulkWrite(operations, { session });
  }

  async hidden(ownerId: string, ids: readonly string[], session: ClientSession): Promise<SectionDocument[]> {
    return this.collection
      .find({ _id: { $in: [...ids] }, userId: ownerId, deletedAt: { $ne: null } }, { session })
      .toArray();
  }

  /** Undoes `hide`. @returns them in the order of the ids */
  async show(ownerId: string, ids: readonly string[], session: ClientSession): Promise<SectionDocument[]> {
    const set = { deletedAt: null, updatedAt: new Date() };
    const filter = { _id: { $in: [...ids] }, userId: ownerId };
    await this.collection.updateMany(filter, { $set: set, $inc: { rev: 1 } }, { session });
    const shown = new Map(
      (await this.findMany({ ownerId, _id: { $in: [...ids] } }, { session })).map((one) => [one._id, one]),
    );
    return ids.flatMap((id) => shown.get(id) ?? []);
  }

  /** All in one command. */
  async insertMany(ownerId: string, sections: readonly NewDocument<SectionDocument>[], session: ClientSession) {
    if (sections.length === 0) return;
    const now = new Date();
    const documents = sections.map((section): SectionDocument => ({
      ...section,
      _id: section._id ?? newId(),
      userId: ownerId,
      tenantId: section.tenantId ?? null,
      rev: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }));
    await this.collection.insertMany(documents, { session });
  }

  /** The types of the blocks of several templates at once. */
  async typesOf(ownerId: string, templateIds: readonly string[]): Promise<Map<string, string>> {
    const filter = { userId: ownerId, templateId: { $in: [...templateIds] }, deletedAt: null };
    const rows = await this.collection.find(filter, { projection: { type: 1 } }).toArray();
    return new Map(rows.map(({ _id, type }) => [_id, type]));
  }

  /** Like `putBack`, but clicks are what visitors did: they are never taken back. */
  async putBackWithClicks(sections: readonly SectionDocument[], session: ClientSession) {
    const present = await this.collection
      .find({ _id: { $in: sections.map(({ _id }) => _id) } }, { session, projection: { clicks: 1, lastClickAt: 1 } })
      .toArray();
    const clicked = new Map(present.map(({ _id, clicks, lastClickAt }) => [_id, { clicks, lastClickAt }]));
    await this.putBack(
      sections.map((section) => ({ ...section, ...clicked.get(section._id) })),
      session,
    );
  }

  /** Templates with such blocks, across owners; deleted ones too, for a page may still show them. */
  async templatesWith(types: readonly string[], session: ClientSession): Promise<string[]> {
    return this.collection.distinct('templateId', { type: { $in: [...types] } }, { session });
  }

  /** Section → template, across owners; deleted ones too, for a page may still show them. */
  async templatesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.collection.find({ _id: { $in: [...ids] } }, { projection: { templateId: 1 } }).toArray();
    return new Map(rows.map(({ _id, templateId }) => [_id, templateId]));
  }

  /** Written by the rollup of clicks, across owners: a visitor's click knows no owner. */
  async countClicks(clicks: readonly { sectionId: string; count: number; at: Date }[], session: ClientSession) {
    if (clicks.length === 0) return;
    await this.collection.bulkWrite(
      clicks.map(({ sectionId, count, at }) => ({
        updateOne: { filter: { _id: sectionId }, update: { $inc: { clicks: count }, $max: { lastClickAt: at } } },
      })),
      { session, ordered: false },
    );
  }
}
