import { Inject, Injectable } from '@nestjs/common';
import { getUserContact } from '@linkyard/contracts';
import { Bus, systemContext } from '@linkyard/service-kit';

/** In which time zone the days of a seller begin. @source models.md 0 */
@Injectable()
export class SellerZones {
  constructor(@Inject(Bus) private readonly bus: Bus) {}

  /** @throws DomainError core.unavailable when the auth service is unavailable */
  async of(ownerId: string): Promise<string> {
    const { contact } = await this.bus.request(getUserContact, { userId: ownerId }, systemContext());
    return contact?.timeZone || 'UTC';
  }
}
