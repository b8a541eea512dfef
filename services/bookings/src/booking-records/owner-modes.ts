import { Inject, Injectable } from '@nestjs/common';
import { getShownModes, type ShownMode } from '@linkyard/contracts';
import { Bus, isServiceAway, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';

/** Which of an owner's bookings and registrations are shown, by the accounts that took their money. */
@Injectable()
export class OwnerModes {
  constructor(
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Commerce knows the accounts. While it is away, all are shown that were not narrowed. */
  async shown(ownerId: string, wanted?: ShownMode): Promise<{ mode: ShownMode; hasTest: boolean }> {
    try {
      return await this.bus.request(getShownModes, { ownerId, wanted }, systemContext());
    } catch (error) {
      if (!isServiceAway(error)) throw error;
      this.logger.warn({ err: error, ownerId }, 'the modes of an owner could not be read');
      return { mode: wanted ?? 'all', hasTest: wanted !== undefined };
    }
  }
}
