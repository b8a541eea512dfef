import { Module } from '@nestjs/common';
import { egressFrom } from '@linkyard/egress';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { LinkCheck } from './pages/link-check.js';
import { PageReader, WEB } from './pages/page-reader.js';
import { PagesController } from './pages/pages.controller.js';
import { ScrapeService } from './pages/scrape.service.js';

@Module({
  controllers: [PagesController],
  // Hosts inside the network are opened by the environment alone, for simulators; no request can name one.
  providers: [{ provide: WEB, useFactory: () => egressFrom(process.env) }, LinkCheck, PageReader, ScrapeService],
})
class IntegrationsModule {}

export const integrationsService: ServiceDefinition = { name: 'integrations', module: IntegrationsModule, models: [] };
