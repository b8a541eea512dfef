import { Inject, Injectable } from '@nestjs/common';
import { getShownModes, type PaymentMode, type ShownMode } from '@linkyard/contracts';
import { Bus, DomainError, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';

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
      if (!isAway(error)) throw error;
      this.logger.warn({ err: error, ownerId }, 'the modes of an owner could not be read');
      return { mode: wanted ?? 'all', hasTest: wanted !== undefined };
    }
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'core.unavailable' || error.code === 'core.timeout');

/** The filter of records that are shown. */
export const inMode = (mode: ShownMode): { mode?: PaymentMode } => (mode === 'all' ? {} : { mode });
