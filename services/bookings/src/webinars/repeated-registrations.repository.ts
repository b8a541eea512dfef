import { Injectable } from '@nestjs/common';
import { indexedString, InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { repeatedRegistrations, type RepeatedRegistration } from './repeated-registration.schema.js';

@Injectable()
export class RepeatedRegistrationsRepository extends OwnedRepository<RepeatedRegistration> {
  constructor(@InjectStored('bookings', repeatedRegistrations) model: StoredModel<typeof repeatedRegistrations>) {
    super(model);
  }

  /** Of any creator: what opens it is checked by the caller. */
  async byUid(uid: string): Promise<RepeatedRegistration | null> {
    return this.model
      .findOne({ uid, deletedAt: null }, null, { acrossOwners: 'a person opens a registration by its uid and token' })
      .lean<RepeatedRegistration | null>()
      .exec();
  }

  async byKey(ownerId: string, idempotencyKey: string): Promise<RepeatedRegistration | null> {
    return this.findOne({ ownerId, idempotencyKey: indexedString(idempotencyKey) });
  }
}
