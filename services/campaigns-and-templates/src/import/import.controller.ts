import { Controller } from '@nestjs/common';
import { importCampaign, importCampaignFile, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import type { FoundPage } from './index.js';
import { ImportService } from './import.service.js';
import { importedPageOf, wireSource } from './imported-page.js';
import { PageOrigins } from '../publishing/campaigns/page-origins.js';

@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly origins: PageOrigins,
  ) {}

  @Handles(importCampaign)
  async import(request: RequestOf<typeof importCampaign>, ctx: UserCtx) {
    if (request.preview) {
      return presentFound(await this.imports.look(ctx, request));
    }
    const { campaign, sectionsAdded } = await this.imports.build(ctx, request);
    return { kind: 'created' as const, campaign: await this.origins.present(campaign), sectionsAdded };
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
