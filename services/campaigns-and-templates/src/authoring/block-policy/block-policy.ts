import { blockDefinitions, blockOf } from '@linkyard/blocks/schema';
import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { Snapshot } from '../history/revision.schema.js';
import { blockPolicies, platformPolicyId, type BlockPolicyDocument } from './block-policy.schema.js';

const rowOf = (tenantId: string | null) => tenantId ?? platformPolicyId;
const canBeOff = ({ type }: { type: string }) => blockOf(type)?.canBeOff === true;

/** Blocks that can be switched off. */
export const switchable = Object.values(blockDefinitions).filter((block) => block.canBeOff);

/** Blocks that are switched off for all tenants or for one. The database is not queried when a page has no such block. @source ADR 0004 */
@Injectable()
export class BlockPolicy {
  constructor(
    @InjectStored('campaigns-and-templates', blockPolicies)
    private readonly policies: StoredModel<typeof blockPolicies>,
  ) {}

  /** Blocks that were switched off for this tenant alone, or (null) for all tenants. */
  async of(tenantId: string | null): Promise<string[]> {
    const row = await this.policies
      .findOne({ _id: rowOf(tenantId) })
      .lean<BlockPolicyDocument | null>()
      .exec();
    return row?.off ?? [];
  }

  /** Block types that are disabled for this tenant's pages, by the tenant or by the platform. */
  async offFor(tenantId: string | null): Promise<string[]> {
    const rows = await this.policies
      .find({ _id: trusted({ $in: [rowOf(null), rowOf(tenantId)] }) })
      .lean<BlockPolicyDocument[]>()
      .exec();
    return [...new Set(rows.flatMap(({ off }) => off))];
  }

  /** @throws sections.block_off when one of them may not be used */
  async check(tenantId: string | null, sections: readonly { type: string }[]): Promise<void> {
    const asked = sections.filter(canBeOff);
    if (asked.length === 0) return;
    const off = await this.offFor(tenantId);
    if (asked.some(({ type }) => off.includes(type))) throw new DomainError('sections.block_off');
  }

  /** A draft or version as visitors may see it. */
  async allowed(tenantId: string | null, snapshot: Snapshot): Promise<Snapshot> {
    if (!snapshot.sections.some(canBeOff)) return snapshot;
    const off = await this.offFor(tenantId);
    return { ...snapshot, sections: snapshot.sections.filter(({ type }) => !off.includes(type)) };
  }

  async set(tenantId: string | null, off: readonly string[]): Promise<void> {
    const $set = { off: [...off], updatedAt: new Date() };
    await this.policies.updateOne({ _id: rowOf(tenantId) }, { $set }, { upsert: true }).exec();
  }
}
