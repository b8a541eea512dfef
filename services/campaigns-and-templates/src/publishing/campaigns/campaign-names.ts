import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, trusted, type StoredModel } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { claimId, nameClaims, type NameClaim } from './name-claim.schema.js';
import { similarNames, slugFault, type SlugFault } from './slug-rules.js';

const day = 86_400_000;
const redirectDays = 90;
const deletedDays = 30;
const suggestions = 4;

const faultCodes = {
  invalid: 'core.invalid_input',
  reserved: 'campaigns.slug_reserved',
  lookAlike: 'campaigns.slug_look_alike',
} as const satisfies Record<SlugFault, string>;

interface Holder {
  campaignId: string;
  userId: string;
  tenantId: string | null;
}

/** Addresses of campaigns: who has which, who had it, and which are free. */
@Injectable()
export class CampaignNames {
  constructor(
    @InjectStored('campaigns-and-templates', nameClaims) private readonly claims: StoredModel<typeof nameClaims>,
  ) {}

  /** The current claim of an address; ended claims are ignored. */
  async find(tenantId: string | null, name: string): Promise<NameClaim | null> {
    const claim = await this.claims
      .findOne({ _id: claimId(tenantId, name) })
      .lean<NameClaim | null>()
      .exec();
    return claim && isHeld(claim) ? claim : null;
  }

  /**
   * Takes an address inside the transaction that writes its campaign.
   * @throws campaigns.slug_taken, campaigns.slug_reserved, campaigns.slug_look_alike
   */
  async take(name: string, { campaignId, userId, tenantId }: Holder) {
    const fault = slugFault(name);
    if (fault) throw new DomainError(faultCodes[fault]);
    const _id = claimId(tenantId, name);
    const claim = { campaignId, userId, kind: 'current' as const, until: null };
    // One's own former name can be taken back, and a claim that has ended is free.
    const isFree = { _id, $or: [{ campaignId }, { until: trusted({ $lt: new Date() }) }] };
    try {
      await this.claims.updateOne(isFree, { $set: claim }, { upsert: true }).exec();
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('campaigns.slug_taken');
      throw error;
    }
  }

  /** The old address leads on to the new one for 90 days. */
  async leave(name: string, tenantId: string | null): Promise<Date> {
    const until = new Date(Date.now() + redirectDays * day);
    await this.claims.updateOne({ _id: claimId(tenantId, name) }, { $set: { kind: 'previous', until } }).exec();
    return until;
  }

  /** A deleted campaign keeps its addresses from others for 30 days. */
  async retire(campaignIds: readonly string[]) {
    const until = new Date(Date.now() + deletedDays * day);
    const theirs = { campaignId: trusted({ $in: [...campaignIds] }) };
    await this.claims.updateMany(theirs, { $set: { kind: 'deleted', until } }).exec();
  }

  /** @param own a campaign that may keep its name, if it is the asking user's */
  async availability(wanted: string, { tenantId, userId }: Pick<Holder, 'tenantId' | 'userId'>, own?: string) {
    const name = wanted.toLowerCase();
    const fault = slugFault(name);
    const similar = similarNames(wanted, new Date().getUTCFullYear());
    const rows = await this.claimsOf(tenantId, [name, ...similar]);
    const held = new Map(rows.filter(isHeld).map((row) => [row._id, row]));
    const holder = held.get(claimId(tenantId, name));
    const reason =
      fault ?? (holder && !(holder.campaignId === own && holder.userId === userId) ? ('taken' as const) : null);
    const free = similar.filter((one) => one !== name && !held.has(claimId(tenantId, one)));
    return { available: reason === null, reason, suggestions: reason === null ? [] : free.slice(0, suggestions) };
  }

  /** The first free one of `base-1`, `base-2`, … @throws campaigns.slug_taken when a hundred are taken */
  async firstFree(base: string, tenantId: string | null): Promise<string> {
    const forms = Array.from({ length: 100 }, (_, index) => `${base.slice(0, 34)}-${index + 1}`).filter(
      (name) => slugFault(name) === null,
    );
    const rows = await this.claimsOf(tenantId, forms);
    const held = new Set(rows.filter(isHeld).map(({ _id }) => _id));
    const free = forms.find((name) => !held.has(claimId(tenantId, name)));
    if (!free) throw new DomainError('campaigns.slug_taken');
    return free;
  }

  private async claimsOf(tenantId: string | null, names: readonly string[]): Promise<NameClaim[]> {
    const ids = names.map((name) => claimId(tenantId, name));
    return this.claims
      .find({ _id: trusted({ $in: ids }) })
      .lean<NameClaim[]>()
      .exec();
  }
}

const isHeld = ({ until }: NameClaim) => until === null || until > new Date();
