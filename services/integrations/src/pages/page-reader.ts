import { Inject, Injectable } from '@nestjs/common';
import { EgressError, type FetchedPage, type GuardedFetch } from '@linkyard/egress';
import { DomainError, LOGGER, type Logger } from '@linkyard/service-kit';

/** Injection token of the guarded way out. */
export const WEB = Symbol('integrations:web');

/** @source models.md 4 "Scrape call" */
const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 5_000, maxRedirects: 3 };

/** Reads pages of the web that a person named. */
@Injectable()
export class PageReader {
  constructor(
    @Inject(WEB) private readonly web: GuardedFetch,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * One page of at most 2 MB within 5 s.
   * @param accept media types taken, `text/*` or `text/html`
   * @throws DomainError integrations.page_unreachable, the same for every reason: the answer reveals nothing about our network
   */
  async read(url: string, accept: readonly string[]): Promise<FetchedPage> {
    try {
      return await this.web(url, { ...limits, accept });
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      this.logger.info({ reason: error.reason, host: new URL(url).host }, 'a page could not be read');
      throw new DomainError('integrations.page_unreachable');
    }
  }
}
