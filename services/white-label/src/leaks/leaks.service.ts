import { Inject, Injectable } from '@nestjs/common';
import { exampleCalendars, exampleReceipts, type Site } from '@linkyard/contracts';
import { CleanFiles, crawlSite, leaksIn, tracesOf, type Leak, type Seen, type Trace } from '@linkyard/leak-check';
import { mailTemplateNames, mailExamples } from '@linkyard/mail/preview';
import { mailBrandOf, renderMail } from '@linkyard/mail';
import { Bus, DomainError, LOGGER, ownSites, requireFound, systemContext, type Logger } from '@linkyard/service-kit';
import { ServedHosts } from '../hosts/served-hosts.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { askingAs, gatewayOf } from './ask-gateway.js';
import { platformOf } from './platform.js';

const maxLeaks = 200;
/** What is listed first. */
const gravity: readonly Leak['kind'][] = ['name', 'host', 'sender', 'colour'];
const languages = ['en', 'de'] as const;

/** Whether a site names the installation behind it. @source models.md 25 "White label" */
@Injectable()
export class LeaksService {
  private readonly own = ownSites(process.env);
  private clean = new CleanFiles();
  private readonly gateway = gatewayOf(process.env, this.own);

  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly hosts: ServedHosts,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError core.not_found, white-label.domain_unverified; core.unavailable, core.timeout where not all of it can be seen */
  async check(ownerId: string): Promise<{ checkedAt: Date; looked: number; leaks: Leak[] }> {
    const record = requireFound(await this.records.ofOwner(ownerId));
    await this.hosts.settle();
    const site = this.hosts.siteOfTenant(record._id);
    if (!site) throw new DomainError('white-label.domain_unverified');
    const clean = this.clean.copy();
    const own = { colours: Object.values(site.brand.theme), host: new URL(site.origins.app).host };
    const traces = tracesOf(platformOf(process.env, this.own), own);
    const [files, mails, documents] = await Promise.all([
      crawlSite(askingAs(this.gateway, site.host, this.own), [], clean).catch((error: unknown) => {
        this.logger.error({ err: error }, 'no gateway was reached to look through a site: is GATEWAY_URL right?');
        throw new DomainError('core.unavailable');
      }),
      mailsOf(site),
      this.documents(),
    ]);
    const seen = [...files, ...mails, ...documents];
    const leaks = allLeaks(seen, traces);
    clean.drop(leaks.map(({ where }) => where));
    this.clean = clean;
    return { checkedAt: new Date(), looked: seen.length, leaks };
  }

  /** Receipts as they are printed, and calendar files: both have the words and names of the people they are of, and none of a site. */
  private async documents(): Promise<Seen[]> {
    const about = systemContext();
    const [calendars, ...receipts] = await Promise.all([
      this.bus.request(exampleCalendars, {}, about),
      ...languages.map(async (language) => {
        const { documents } = await this.bus.request(exampleReceipts, { language }, about);
        return documents.map(({ kind, content }) => ({
          ...{ where: `${kind}.pdf (${language})`, text: JSON.stringify(content) },
        }));
      }),
    ]);
    return [
      ...receipts.flat(),
      ...calendars.files.map(({ name, content }) => ({ where: `${name}.ics`, text: content })),
    ];
  }
}

const allLeaks = (seen: readonly Seen[], traces: readonly Trace[]) =>
  seen
    .flatMap((one) => leaksIn(one, traces))
    .sort((one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind))
    .slice(0, maxLeaks);

/** Every mail in every language that has words of its own, with values of examples. */
function mailsOf(site: Site): Promise<Seen[]> {
  const brand = mailBrandOf(site);
  const mails = languages.flatMap((language) => mailTemplateNames.map((name) => ({ language, name })));
  return Promise.all(
    mails.map(async ({ language, name }) => {
      const { subject, text, html } = await renderMail(name, mailExamples[language][name], brand, language);
      return { where: `mail ${name} (${language})`, text: [subject, text, html].join('\n') };
    }),
  );
}
