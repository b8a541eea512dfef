import { Injectable } from '@nestjs/common';
import { UserContacts } from '@linkyard/service-kit';
import { dayRange } from '@linkyard/time';

interface Span {
  $gte?: Date;
  $lt?: Date;
}

/** In which time zone the days of a seller begin. @source models.md 0 */
@Injectable()
export class SellerZones {
  constructor(private readonly contacts: UserContacts) {}

  /** @throws DomainError core.unavailable when the auth service is unavailable */
  async of(ownerId: string): Promise<string> {
    const contact = await this.contacts.find(ownerId);
    return contact?.timeZone || 'UTC';
  }

  /** The moments of calendar days of a seller, both included. @returns null without a day */
  async span(
    ownerId: string,
    { from, to }: { from?: string | undefined; to?: string | undefined },
  ): Promise<Span | null> {
    if (!from && !to) return null;
    const zone = await this.of(ownerId);
    return {
      ...(from ? { $gte: new Date(dayRange(zone, from).from) } : {}),
      ...(to ? { $lt: new Date(dayRange(zone, to).to) } : {}),
    };
  }
}
