import { Injectable } from '@nestjs/common';
import {
  dueBy,
  InjectStored,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { requireActiveOwner } from '@linkyard/service-kit';
import { webinars, type Webinar } from './webinar.schema.js';

@Injectable()
export class WebinarsRepository extends OwnedRepository<Webinar> {
  constructor(@InjectStored('bookings', webinars) model: StoredModel<typeof webinars>) {
    super(model);
  }

  /** For visitors: whatever was published and is switched on, of any creator. */
  async findPublished(publicId: string): Promise<Webinar | null> {
    const webinar = await this.model
      .findOne({ publicId, state: trusted({ $ne: 'draft' as const }), status: 1, deletedAt: null }, null, {
        acrossOwners: 'visitors open a webinar by its public id',
      })
      .lean<Webinar | null>()
      .exec();
    if (webinar) requireActiveOwner(webinar.userId);
    return webinar;
  }

  /** Whether the owner ever made one, also when it was deleted. */
  async hasHadWebinars(userId: string): Promise<boolean> {
    return (await this.model.exists({ userId }).exec()) !== null;
  }

  async due(now: Date, { limit, except }: DuePage): Promise<Webinar[]> {
    return this.model
      .find({ dueAt: dueBy(now), ...notAmong(except), deletedAt: null }, null, {
        limit,
        sort: { dueAt: 1 },
        acrossOwners: 'a recurring job does what is due for all creators',
      })
      .lean<Webinar[]>()
      .exec();
  }

  /** Changes made by the clock leave `rev` as it is, so that an open editor can still save. */
  async advance(
    { userId, _id, dueAt }: Webinar,
    fields: Partial<Pick<Webinar, 'state' | 'remindedUntil' | 'dueAt'>>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne({ userId, _id, dueAt }, { $set: fields }).exec();
    return modifiedCount === 1;
  }
}
