import { Injectable } from '@nestjs/common';
import { sessionsEnded } from '@linkyard/contracts';
import { broadcast, Bus } from '@linkyard/service-kit';

/** Tells every gateway to forget sessions at once, before the caller is answered. Whoever misses it asks again within seconds. */
@Injectable()
export class SessionsEnded {
  constructor(private readonly bus: Bus) {}

  /** @param sessionIds without them, all of the user's */
  async tell(userId: string, sessionIds?: string[]): Promise<void> {
    await broadcast(this.bus.connection, sessionsEnded, { userId, sessionIds });
  }
}
