import { Injectable } from '@nestjs/common';
import { sessionsEnded } from '@linkyard/contracts';
import { broadcast, Bus } from '@linkyard/service-kit';

/** Makes every gateway drop ended sessions from its cache before the caller gets its reply. A missed signal is made up for within seconds. */
@Injectable()
export class SessionsEnded {
  constructor(private readonly bus: Bus) {}

  /** @param sessionIds without them, all of the user's */
  async publish(userId: string, sessionIds?: string[]): Promise<void> {
    await broadcast(this.bus.connection, sessionsEnded, { userId, sessionIds });
  }
}
