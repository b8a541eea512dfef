import { egressFrom } from '@linkyard/egress';
import { Capability, serviceOf } from '@linkyard/service-kit';
import { objectStoreFrom } from '@linkyard/storage';
import { INTEGRATIONS_CONFIG, integrationsConfigFrom, type IntegrationsConfig } from './config/integrations-config.js';
import { ImagesController } from './images/images.controller.js';
import { ImagesService, OBJECT_STORE } from './images/images.service.js';
import { OpenAiImages } from './images/openai-images.js';
import { LinkCheck } from './pages/link-check.js';
import { PageReader, WEB } from './pages/page-reader.js';
import { PagesController } from './pages/pages.controller.js';
import { ScrapeService } from './pages/scrape.service.js';
import { ProviderSettingsService } from './provider-settings/provider-settings.service.js';
import { ProviderTest } from './site-settings/provider-test.js';
import { SiteSettingsController } from './site-settings/site-settings.controller.js';
import { siteSettings } from './provider-settings/site-setting.schema.js';
import { SiteSettingsRepository } from './provider-settings/site-settings.repository.js';
import { pexels } from './stock/pexels.js';
import { pixabay } from './stock/pixabay.js';
import { STOCK_PROVIDERS, type StockProviders } from './stock/stock-provider.js';
import { StockController } from './stock/stock.controller.js';
import { StockService } from './stock/stock.service.js';
import { unsplash } from './stock/unsplash.js';
import { useReports } from './stock/use-report.schema.js';
import { UseReports } from './stock/use-reports.handler.js';
import { UseReportsRepository } from './stock/use-reports.repository.js';

const stockProviders = (config: IntegrationsConfig): StockProviders => ({
  unsplash: unsplash(config.UNSPLASH_BASE_URL),
  pixabay: pixabay(config.PIXABAY_BASE_URL),
  pexels: pexels(config.PEXELS_BASE_URL),
});

@Capability({
  service: 'integrations',
  collections: [siteSettings, useReports],
  eraseWithAccount: [useReports],
  controllers: [PagesController, StockController, SiteSettingsController, ImagesController],
  providers: [
    { provide: INTEGRATIONS_CONFIG, useFactory: () => integrationsConfigFrom(process.env) },
    // Hosts inside the network are opened by the environment alone, for simulators; no request can name one.
    { provide: WEB, useFactory: () => egressFrom(process.env) },
    { provide: OBJECT_STORE, useFactory: () => objectStoreFrom(process.env) },
    { provide: STOCK_PROVIDERS, inject: [INTEGRATIONS_CONFIG], useFactory: stockProviders },
    SiteSettingsRepository,
    UseReportsRepository,
    LinkCheck,
    PageReader,
    ScrapeService,
    ProviderSettingsService,
    ProviderTest,
    StockService,
    UseReports,
    OpenAiImages,
    ImagesService,
  ],
})
class IntegrationsModule {}

export const integrationsService = serviceOf('integrations', [IntegrationsModule]);
