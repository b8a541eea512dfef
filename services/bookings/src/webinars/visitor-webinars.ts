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

  /** With the host. @throws DomainError core.not_found */
  async open(publicId: string): Promise<{ webinar: Webinar; host: VisitorHost }> {
    const webinar = requireFound(await this.webinars.findPublished(publicId));
    const [contact, look] = await Promise.all([this.contacts.find(webinar.userId), this.looks.of(webinar.userId)]);
    if (contact?.status !== 1) throw new DomainError('core.not_found');
    return { webinar, host: hostFrom(contact, look) };
  }
}
