import { Injectable } from '@nestjs/common';
import { hostFrom, mailedFor, type VisitorHost } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { CreatorLooks, UserContacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';

/** How buyers know a seller. */
@Injectable()
export class SellerNames {
  constructor(
    private readonly contacts: UserContacts,
    private readonly looks: CreatorLooks,
  ) {}

  /** @throws DomainError core.unavailable when the auth service is unavailable */
  async of(ownerId: string, i18n: Texts = textsFor('en')): Promise<string> {
    const contact = await this.contacts.find(ownerId);
    return contact?.name || i18n.t('the seller');
  }

  /** As visitors' screens show a seller. @param campaignId of the page that the visitor came from @throws DomainError core.unavailable when the auth service is unavailable */
  async asHost(ownerId: string, campaignId: string | null = null): Promise<VisitorHost> {
    const [contact, look] = await Promise.all([this.contacts.find(ownerId), this.looks.of(ownerId, campaignId)]);
    return hostFrom(contact, look);
  }

  /**
   * A seller as the sender of a mail to a buyer: the name in its sentences, and the part of the mail's job that names them.
   * @throws DomainError core.unavailable when the auth service is unavailable
   */
  async asSender(
    ownerId: string,
    i18n: Texts,
  ): Promise<{ seller: string; tenantId: string | null; from: Partial<ReturnType<typeof mailedFor>> }> {
    const contact = await this.contacts.find(ownerId);
    const seller = contact?.name || i18n.t('the seller');
    return { seller, tenantId: contact?.tenantId ?? null, from: contact ? mailedFor(contact) : {} };
  }
}
