import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { fieldRefusal } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { PageRefresh } from '../public-pages/page-refresh.js';
import { SectionsRepository } from '../../authoring/sections/sections.repository.js';
import { BlockPolicy, switchable } from '../../authoring/block-policy/block-policy.js';

/** Switches blocks off and on, and has the pages that show them rendered again. */
@Injectable()
export class SwitchBlocks {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly policy: BlockPolicy,
    private readonly sections: SectionsRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly refresh: PageRefresh,
  ) {}

  /**
   * @param tenantId null: for all tenants
   * @throws core.invalid_input for a block that cannot be switched off
   */
  async set(tenantId: string | null, wanted: readonly string[]): Promise<string[]> {
    const off = [...new Set(wanted)];
    const wrong = off.findIndex((code) => !switchable.some((block) => block.code === code));
    if (wrong !== -1) throw fieldRefusal(`off.${wrong}`, 'sections.cannot_be_off');
    const ids = await this.database.transaction(async () => {
      const before = await this.policy.of(tenantId);
      const turned = [...before, ...off].filter((code) => before.includes(code) !== off.includes(code));
      await this.policy.set(tenantId, off);
      const templateIds = turned.length > 0 ? await this.sections.templatesWith(turned) : [];
      const shown = await this.campaigns.shownOnce(templateIds, tenantId);
      await this.refresh.askAll(shown);
      return shown;
    });
    this.refresh.now(ids);
    return off;
  }
}
