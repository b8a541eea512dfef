import { Inject, Injectable } from '@nestjs/common';
import { getUserContact } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { Bus, systemContext } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';

/** How buyers know a seller. */
@Injectable()
export class SellerNames {
  constructor(@Inject(Bus) private readonly bus: Bus) {}

  /** @throws DomainError core.unavailable when the auth service is unavailable */
  async of(ownerId: string, i18n: Texts = textsFor('en')): Promise<string> {
    const { contact } = await this.bus.request(getUserContact, { userId: ownerId }, systemContext());
    return contact?.name || i18n.t('the seller');
  }
}
