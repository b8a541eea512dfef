import { Inject, Injectable } from '@nestjs/common';
import { getUserContact } from '@linkyard/contracts';
import { Bus, DomainError, systemContext } from '@linkyard/service-kit';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/** Webinars as visitors find them. */
@Injectable()
export class VisitorWebinars {
  constructor(
    @Inject(WebinarsRepository) private readonly webinars: WebinarsRepository,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** With the name of the host. @throws DomainError core.not_found */
  async open(publicId: string): Promise<{ webinar: Webinar; hostName: string }> {
    const webinar = await this.webinars.findPublished(publicId);
    if (!webinar) throw new DomainError('core.not_found');
    const { contact } = await this.bus.request(getUserContact, { userId: webinar.userId }, systemContext());
    if (contact?.status !== 1) throw new DomainError('core.not_found');
    return { webinar, hostName: contact.name };
  }
}
