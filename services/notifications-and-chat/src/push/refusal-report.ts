import { Inject, Injectable } from '@nestjs/common';
import { pushServiceRefuses, type reportPushes, type RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { adminsToNotify, Bus, LOGGER, Outbox, type Logger } from '@linkyard/service-kit';
import { VapidKeys } from './vapid-keys.js';

type Result = RequestOf<typeof reportPushes>['results'][number];

/** One person's broken browser is no burst. */
const fewest = 3;

/**
 * 400 and 403 are about how the installation sends: its operators have to look, and learn whom the push service knows it as. The log has each;
 * administrators are notified once a day of a service that takes nothing. @source cases F2
 */
@Injectable()
export class RefusalReport {
  /** By service: the day of which its news is out. */
  private readonly announced = new Map<string, string>();

  constructor(
    private readonly bus: Bus,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly keys: VapidKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async note(service: string, results: readonly Result[], now = new Date()): Promise<void> {
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const status = refused[0]?.status ?? null;
    const about = { service, refused: refused.length, of: results.length, status };
    if (refused.length < results.length || refused.length < fewest) {
      this.logger.warn(about, 'a push service refuses notifications');
      return;
    }
    const subject = this.keys.contact;
    this.logger.error({ ...about, vapidSubject: subject }, 'a push service refuses everything that is sent');
    await this.announce({ service, status, subject, day: now.toISOString().slice(0, 10) });
  }

  private async announce(news: { service: string; status: number | null; subject: string; day: string }) {
    if (this.announced.get(news.service) === news.day) return;
    // Where auth is away, the next batch announces it.
    const admins = await adminsToNotify(this.bus);
    if (admins.length === 0) return;
    await this.database.transaction(() => this.outbox.add(pushServiceRefuses, { ...news, admins }, { tenantId: null }));
    this.announced.set(news.service, news.day);
  }
}
