import { Controller } from '@nestjs/common';
import { importCampaign, importCampaignFile, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentCampaign } from '../publishing/campaigns/campaign.presenter.js';
import type { FoundPage } from './index.js';
import { ImportService } from './import.service.js';
import { importedPageOf, wireSource } from './imported-page.js';
import { publicOrigin } from '../publishing/campaigns/public-origin.js';

@Controller()
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  @Handles(importCampaign)
  async import(request: RequestOf<typeof importCampaign>, ctx: UserCtx) {
    if (request.preview) {
      return presentFound(await this.imports.look(ctx, request));
    }
    const { campaign, sectionsAdded } = await this.imports.build(ctx, request);
    return { kind: 'created' as const, campaign: presentCampaign(campaign, publicOrigin()), sectionsAdded };
  }

  @Handles(importCampaignFile)
  async importFile(request: RequestOf<typeof importCampaignFile>, ctx: UserCtx) {
    return presentFound(await this.imports.lookAtFile(ctx, request));
  }
}

const presentFound = (found: FoundPage) => ({
  kind: 'found' as const,
  source: wireSource(found.source),
  page: importedPageOf(found),
  skipped: found.skipped,
  warnings: found.warnings,
});
