import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addUpdateWebinar, subscribeWebinar, type UserCtx } from '@linkyard/contracts';
import { hasDemoCreator, LOGGER, retryWhileStarting, systemContext, type Logger } from '@linkyard/service-kit';
import { dayMs, hourMs } from '@linkyard/time';
import { SubscribeService } from '../webinars/subscribe.service.js';
import { WebinarsRepository } from '../webinars/webinars.repository.js';
import { WebinarsService } from '../webinars/webinars.service.js';

/** The demo creator; the auth service makes the account under this id when DEMO is set. */
const demoUserId = '0000000000000000000000d1';
const people = [
  ['Ada', 'Berg', '00000000-0000-4000-8000-0000000000d1'],
  ['Bruno', 'Costa', '00000000-0000-4000-8000-0000000000d2'],
  ['Chloe', 'Dubois', '00000000-0000-4000-8000-0000000000d3'],
  ['Deniz', 'Kaya', '00000000-0000-4000-8000-0000000000d4'],
] as const;

/** A webinar of the demo creator with its registrations: three seats, so that the last person is on the waiting list. */
@Injectable()
export class LoadDemo implements OnApplicationBootstrap {
  constructor(
    private readonly webinars: WebinarsService,
    private readonly stored: WebinarsRepository,
    private readonly subscriptions: SubscribeService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    if (!hasDemoCreator()) return;
    // A demo that cannot be made keeps no service from starting.
    await retryWhileStarting('loading the demo webinar', this.logger, () => this.load()).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the demo webinar was not made'),
    );
  }

  /** Once: a demo webinar that was changed or deleted stays as it is. */
  async load(now = new Date()): Promise<void> {
    if (await this.stored.hasHadWebinars(demoUserId)) return;
    const ctx: UserCtx = { ...systemContext(), userId: demoUserId, role: 2, sessionId: 'demo' };
    const start = Math.ceil(now.getTime() / dayMs) * dayMs + 7 * dayMs + 17 * hourMs;
    const session = { startAt: new Date(start).toISOString(), endAt: new Date(start + hourMs).toISOString() };
    const { publicId } = await this.webinars.save(
      ctx,
      addUpdateWebinar.request.parse({
        title: 'Glazing for beginners',
        description: 'Three glazes that always work, shown live. Bring your questions.',
        sessions: [{ ...session, timeZone: 'Europe/Berlin' }],
        joinUrl: 'https://meet.example.com/glazing',
        capacity: 3,
        // Named, because the service that knows the account's currency may still be starting.
        currency: 'EUR',
        state: 'scheduled',
      }),
    );
    for (const [firstName, lastName, idempotencyKey] of people) {
      const person = { firstName, lastName, email: `${firstName.toLowerCase()}@example.com` };
      const sent = { publicId, timeZone: 'Europe/Berlin', person, idempotencyKey };
      await this.subscriptions.subscribe(subscribeWebinar.request.parse(sent), ctx);
    }
  }
}
