import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  changeSubUserStatus,
  createSubUser,
  getUserContact,
  hostsChanged,
  inviteSubUser,
  listTemplates,
  publishCampaign,
  updateOnboarding,
  userMedia,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import {
  broadcast,
  Bus,
  demoMode,
  DomainError,
  LOGGER,
  retryWhileStarting,
  smtpPasswords,
  systemContext,
  type Logger,
} from '@linkyard/service-kit';
import { DomainsRepository } from '../domains/domains.repository.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { demoHost, demoInvitation, demoPeople, demoResellerId, demoSite } from './demo-site.js';

/** With `DEMO=history` the demo reseller has a site with people, plans and pages. Other services make what is theirs by the calls of the screens. */
@Injectable()
export class LoadDemo implements OnApplicationBootstrap {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly domains: DomainsRepository,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In the background: the service is ready before the demo is. */
  onApplicationBootstrap() {
    if (demoMode() !== 'history') return;
    void this.load().catch((error: unknown) => this.logger.warn({ err: error }, 'the demo site was not made'));
  }

  /** @returns whether it made anything. Once: a site that was changed or deleted stays as it is. */
  async load(): Promise<boolean> {
    if (await this.records.ofOwner(demoResellerId)) return false;
    // Asked before anything is written: then every service that is needed has started.
    await this.whenReady(() => this.requireReseller());
    const starters = await this.whenReady(() => this.starters());
    const logo = await this.whenReady(() => this.logo());
    const tenantId = await this.site(logo);
    for (const { campName, starter, isOn, ...person } of demoPeople) {
      const { _id } = await this.bus.request(createSubUser, person, reseller());
      const page = { name: person.name, campName, templateId: starters.get(starter) ?? null };
      await this.page(page, personOf(tenantId, _id));
      if (!isOn) await this.bus.request(changeSubUserStatus, { user_id: _id, status: 0 }, reseller());
    }
    await this.bus.request(inviteSubUser, demoInvitation, reseller());
    this.logger.info({ host: demoHost }, 'the demo site is made');
    return true;
  }

  /** @throws DomainError core.unavailable until the account is made, and for ever where it was removed */
  private async requireReseller(): Promise<void> {
    const { contact } = await this.bus.request(getUserContact, { userId: demoResellerId }, reseller());
    if (!contact) throw new DomainError('core.unavailable');
  }

  /** @throws DomainError core.unavailable until the catalogue has them */
  private async starters(): Promise<Map<string, string>> {
    const { data } = await this.bus.request(listTemplates, { listPerPage: 100 }, reseller());
    const known = new Map(data.map(({ slug, _id }) => [slug, _id]));
    if (!demoPeople.every(({ starter }) => known.has(starter))) throw new DomainError('core.unavailable');
    return known;
  }

  /** @throws DomainError core.unavailable until it is in the library */
  private async logo(): Promise<string> {
    const library = await this.bus.request(userMedia, { type: 'get', data: {} }, reseller());
    const picture = library.type === 'get' ? library.data[0] : undefined;
    if (!picture) throw new DomainError('core.unavailable');
    return picture.file.path;
  }

  /** @returns the tenant */
  private async site(logo: string): Promise<string> {
    const { _id: tenantId } = await this.records.draftOf(demoResellerId);
    const now = new Date();
    const domain = await this.domains.insert(demoResellerId, {
      ...{ host: demoHost, purpose: 'whiteLabel', whiteLabelId: tenantId, campaignId: null, token: newId() },
      ...{ state: 'active', records: [], problems: [], attempts: 0, failedChecks: 0, error: '' },
      // Its host has no records that could be looked at again.
      ...{ claimedAt: now, lastCheckedAt: now, nextCheckAt: null, verifiedAt: now, failingSince: null },
      ...{ resolverHeldAt: null, redirectFrom: [], servesWww: false, redirectsTo: null, redirectUntil: null },
      ...{ certState: 'none', certExpiresAt: null, certFailures: 0, certFailingSince: null, certCheckAt: null },
    });
    const smtp = smtpOf(tenantId);
    const more = { logo, favicon: logo, domainId: domain._id, publishedAt: now, ...(smtp && { smtp }) };
    await this.records.setPaths(demoResellerId, { ...demoSite, ...more });
    await broadcast(this.bus.connection, hostsChanged, {});
    return tenantId;
  }

  /** The way that every new person goes, which ends with a page; then the page is shown. */
  private async page(
    { name, campName, templateId }: { name: string; campName: string; templateId: string | null },
    ctx: Ctx,
  ) {
    const steps: RequestInput<typeof updateOnboarding>[] = [
      { step: 1, name, birthdate: '1991-03-08', country: 'DE', timeZone: 'Europe/Berlin' },
      { step: 2, username: campName, categories: ['Crafts'] },
      { step: 3, skip: true },
      { step: 4, templateId },
    ];
    let campaignId = '';
    for (const step of steps)
      campaignId = (await this.bus.request(updateOnboarding, step, ctx)).created?.campaignId ?? '';
    await this.bus.request(publishCampaign, { _id: campaignId }, ctx);
  }

  private whenReady<Result>(work: () => Promise<Result>): Promise<Result> {
    return retryWhileStarting('making the demo site', this.logger, work);
  }
}

const reseller = (): Ctx => ({
  ...systemContext({ tenantId: null, userId: demoResellerId, role: 2 }),
  ...{ tokenType: 'owner' as const, sessionId: 'demo' },
});
const personOf = (tenantId: string, userId: string): Ctx => ({
  ...systemContext({ tenantId, userId, role: 2 }),
  ...{ tokenType: 'wlUser' as const, sessionId: 'demo' },
});

/** The mailbox of tenants on a developer's machine. */
function smtpOf(tenantId: string) {
  const { TENANT_SMTP_URL: url, DATA_KEY = '' } = process.env;
  if (!url) return null;
  const { hostname: host, port } = new URL(url);
  const passwordEnc = smtpPasswords({ DATA_KEY }).seal(tenantId, 'demo');
  const email = demoSite.supportEmail;
  return { name: demoSite.title, email, host, port: Number(port), username: email, passwordEnc };
}
