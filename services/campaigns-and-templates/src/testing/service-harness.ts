import {
  addSection,
  allBlockSources,
  createCampaign,
  getTemplate,
  getUserContact,
  listPageDomains,
  mediaFileFacts,
  ownBookingRecords,
  ownSaleRecords,
  pagesChanged,
  type AnyCommand,
  type CampaignView,
  type PictureFacts,
  type Ctx,
} from '@linkyard/contracts';
import { newId, type ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, QueueUnavailable } from '@linkyard/queue';
import { Bus, BusConnection, DomainError, listen } from '@linkyard/service-kit';
import { aUserContact, ownDatabase, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { uniqueName } from '@linkyard/testing';
import { campaignsAndTemplatesService } from '../campaigns-and-templates.module.js';

export { creator, visitor } from '@linkyard/service-kit/testing';
export { uniqueName };

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

/** The service over a real database of its own and the real bus for signals; what it asks of other services is answered here. */
export class ServiceHarness extends ServiceUnderTest {
  /** The zone every owner lives in. */
  timeZone = 'Europe/Berlin';
  isRedisAway = false;
  /** Whether the services that blocks ask are there; they have nothing to show. */
  hasSources = false;
  /** Ids of records that are every owner's own, as other services say. */
  ownIds: string[] = [];
  /** What the media service knows of pictures; null while it is away. */
  pictures: PictureFacts[] | null = null;
  /** Origins of the domains that campaigns have of their own, by id. */
  pageDomains = new Map<string, string>();
  readonly jobs: { data: unknown; delayMs: number }[] = [];
  /** Signals to the gateways, in the order in which they came. */
  readonly signals: { campaignId: string; version: number }[] = [];

  private constructor(
    database: ServiceDatabase,
    private readonly connection: BusConnection,
  ) {
    super(database);
  }

  /** @param address of the database; by default one that no other spec uses */
  static async start(address = ownAddress(), isOwner = true): Promise<ServiceHarness> {
    const { name, module } = campaignsAndTemplatesService;
    const database = await this.open(campaignsAndTemplatesService, address, isOwner);
    const harness = new ServiceHarness(database, await BusConnection.open(natsUrl, name));
    listen(harness.connection, pagesChanged, (signal) => harness.signals.push(signal));
    await harness.build(module, [
      { provide: Bus, useValue: { request: harness.answer.bind(harness), connection: harness.connection } },
      { provide: JobQueue, useValue: { enqueue: harness.enqueue.bind(harness) } },
    ]);
    return harness;
  }

  private async answer(command: AnyCommand) {
    if (command.subject === getUserContact.subject)
      return { contact: aUserContact({ userId: newId(), timeZone: this.timeZone }) };
    if (command.subject === listPageDomains.subject)
      return { pages: [...this.pageDomains].map(([campaignId, origin]) => ({ campaignId, origin })), hasMore: false };
    if (command.subject === mediaFileFacts.subject && this.pictures) return { pictures: this.pictures };
    if ([ownSaleRecords, ownBookingRecords].some(({ subject }) => subject === command.subject))
      return { ids: this.ownIds };
    if (this.hasSources && allBlockSources().some(({ subject }) => subject === command.subject)) return { items: [] };
    throw new DomainError('core.unavailable');
  }

  private async enqueue(_job: unknown, data: unknown, { delayMs }: { delayMs: number }) {
    if (this.isRedisAway) throw new QueueUnavailable('away');
    this.jobs.push({ data, delayMs });
  }

  /** A page with one heading on it. */
  async aCampaign(owner: Ctx, title = 'A page') {
    const campaign = await this.call(createCampaign, { campName: uniqueName(), title }, owner);
    const { template } = await this.call(getTemplate, { _id: campaign.templateId }, owner);
    const section = await this.addHeading(owner, campaign, template.homePageId, 'Hello');
    return { campaign, templateId: campaign.templateId, pageId: template.homePageId, section };
  }

  addHeading(owner: Ctx, { templateId }: Pick<CampaignView, 'templateId'>, pageId: string, text: string) {
    const sectionData = { text, tag: 'h1', align: '' };
    return this.call(addSection, { templateId, pageId, type: 'el_heading', sectionData }, owner);
  }

  override async stop(isOwner = true) {
    await super.stop(isOwner);
    await this.connection.close();
  }
}

export const ownAddress = () => ownDatabase('pages');
