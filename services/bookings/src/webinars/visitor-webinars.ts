import { Injectable } from '@nestjs/common';
import { hostFrom, type VisitorHost } from '@linkyard/contracts';
import { CreatorLooks, DomainError, requireFound, UserContacts } from '@linkyard/service-kit';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/** Webinars as visitors find them. */
@Injectable()
export class VisitorWebinars {
  constructor(
    private readonly webinars: WebinarsRepository,
    private readonly contacts: UserContacts,
    private readonly looks: CreatorLooks,
  ) {}

  /** With the host. @param from the page that the visitor came from @throws DomainError core.not_found */
  async open(publicId: string, from: string | null = null): Promise<{ webinar: Webinar; host: VisitorHost }> {
    const webinar = requireFound(await this.webinars.findPublished(publicId));
    const { userId } = webinar;
    const [contact, look] = await Promise.all([this.contacts.find(userId), this.looks.of(userId, from)]);
    if (contact?.status !== 1) throw new DomainError('core.not_found');
    return { webinar, host: hostFrom(contact, look) };
  }
}
