import { Inject, Injectable } from '@nestjs/common';
import { getUserContact, hostFrom, type VisitorHost } from '@linkyard/contracts';
import { Bus, CreatorLooks, DomainError, systemContext, requireFound } from '@linkyard/service-kit';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/** Webinars as visitors find them. */
@Injectable()
export class VisitorWebinars {
  constructor(
    @Inject(WebinarsRepository) private readonly webinars: WebinarsRepository,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(CreatorLooks) private readonly looks: CreatorLooks,
  ) {}

  /** With the host. @throws DomainError core.not_found */
  async open(publicId: string): Promise<{ webinar: Webinar; host: VisitorHost }> {
    const webinar = requireFound(await this.webinars.findPublished(publicId));
    const [{ contact }, look] = await Promise.all([
      this.bus.request(getUserContact, { userId: webinar.userId }, systemContext()),
      this.looks.of(webinar.userId),
    ]);
    if (contact?.status !== 1) throw new DomainError('core.not_found');
    return { webinar, host: hostFrom(contact, look) };
  }
}
