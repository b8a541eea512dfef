import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { domains, holdingStates, servedStates, type Domain } from './domain.schema.js';

const held = trusted({ $in: [...holdingStates] });

@Injectable()
export class DomainsRepository extends OwnedRepository<Domain> {
  constructor(@InjectStored('white-label', domains) model: StoredModel<typeof domains>) {
    super(model);
  }

  /** The one record by which a host is served or suspended. */
  async holderOf(host: string): Promise<Domain | null> {
    const acrossOwners = 'a host has one holder';
    return this.model
      .findOne({ host, state: held, deletedAt: null }, null, { acrossOwners })
      .lean<Domain | null>()
      .exec();
  }

  /** Those of others that hold one of these hosts: what is below belongs to them. */
  async heldByOthers(ownerId: string, hosts: readonly string[]): Promise<Domain | null> {
    return this.model
      .findOne(
        { host: trusted({ $in: [...hosts] }), state: held, userId: trusted({ $ne: ownerId }), deletedAt: null },
        null,
        {
          acrossOwners: 'hosts below a held domain are of its owner',
        },
      )
      .lean<Domain | null>()
      .exec();
  }

  /** Whether a host was served for another account until a moment ago. */
  async wasServedForAnother(ownerId: string, host: string, after: Date): Promise<boolean> {
    const found = await this.model
      .exists({
        ...{ host, userId: trusted({ $ne: ownerId }), state: 'removed' },
        ...{ verifiedAt: trusted({ $ne: null }), deletedAt: trusted({ $gt: after }) },
      })
      .setOptions({ acrossOwners: 'a released host rests' });
    return found !== null;
  }

  async due(now: Date, { limit, except }: DuePage): Promise<Domain[]> {
    return this.model
      .find(
        { nextCheckAt: trusted({ $lte: now, $type: 'date' as const }), ...notAmong(except), deletedAt: null },
        null,
        {
          ...{ sort: { nextCheckAt: 1 }, limit },
          acrossOwners: 'the records of every domain are checked again',
        },
      )
      .lean<Domain[]>()
      .exec();
  }

  /** Served hosts whose certificate is to be looked at, those that were never looked at first. */
  async certificateDue(now: Date, { limit, except }: DuePage): Promise<Domain[]> {
    const states = trusted({ $in: [...servedStates] });
    return this.model
      .find(
        // Null is before every moment.
        { state: states, certCheckAt: trusted({ $not: { $gt: now } }), ...notAmong(except), deletedAt: null },
        null,
        { sort: { certCheckAt: 1 }, limit, acrossOwners: 'the certificates of all domains are looked at' },
      )
      .lean<Domain[]>()
      .exec();
  }

  /** A served host, for what is reported of it from outside its account. */
  async servedBy(host: string): Promise<Domain | null> {
    return this.model
      .findOne({ host, state: trusted({ $in: [...servedStates] }), deletedAt: null }, null, {
        acrossOwners: 'a certificate is reported by its host',
      })
      .lean<Domain | null>()
      .exec();
  }
}
