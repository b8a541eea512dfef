import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { connectionProvider, ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import { Bus } from '../bus/bus.js';
import { CreatorLooks } from '../creator-looks/creator-looks.js';
import { DueRows } from '../due-rows/due-rows.js';
import { Outbox } from '../events/outbox.js';
import { AccountLimits } from '../limits/account-limits.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { guardsOwners, OwnerVisibility } from '../owners/owner-visibility.js';
import type { ServiceDefinition } from '../config/service-definition.js';
import { SiteUrls } from '../sites/site-urls.js';
import { TenantSites } from '../sites/tenant-sites.js';
import { UserContacts } from '../user-contacts/user-contacts.js';

export interface ServiceParts {
  bus: Bus;
  contacts: UserContacts;
  limits: AccountLimits;
  sites: TenantSites;
  database: ServiceDatabase;
  outbox: Outbox;
  jobs: JobQueue;
  allowance: MailAllowance;
  logger: Logger;
}

/** What every service can inject: Bus, UserContacts, AccountLimits, TenantSites, SiteUrls, CreatorLooks, ServiceDatabase, the models' connection, Outbox, DueRows, JobQueue, MailAllowance, LOGGER. */
@Module({})
export class ServiceModule {
  static for(definition: ServiceDefinition, parts: ServiceParts): DynamicModule {
    const owners = guardsOwners(definition) ? [OwnerVisibility] : [];
    const providers = [
      { provide: Bus, useValue: parts.bus },
      { provide: UserContacts, useValue: parts.contacts },
      { provide: AccountLimits, useValue: parts.limits },
      { provide: TenantSites, useValue: parts.sites },
      { provide: SiteUrls, useValue: new SiteUrls(parts.sites) },
      { provide: ServiceDatabase, useValue: parts.database },
      connectionProvider(parts.database),
      { provide: CreatorLooks, useValue: new CreatorLooks(parts.bus) },
      { provide: Outbox, useValue: parts.outbox },
      { provide: DueRows, useValue: new DueRows(parts.database, parts.logger) },
      { provide: JobQueue, useValue: parts.jobs },
      { provide: MailAllowance, useValue: parts.allowance },
      { provide: LOGGER, useValue: parts.logger },
    ];
    return {
      module: ServiceModule,
      global: true,
      imports: [DiscoveryModule, definition.module],
      providers: [...providers, ...owners],
      exports: providers.map(({ provide }) => provide),
    };
  }
}
