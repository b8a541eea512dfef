import { Inject, Injectable } from '@nestjs/common';
import { bookingWalletHosts, sendEmail, walletLinksRequested, type EventData } from '@linkyard/contracts';
import { keyedHash } from '@linkyard/crypto';
import { JobQueue } from '@linkyard/queue';
import { Bus, OnEvent, SiteUrls, systemContext, type EventFacts } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { DonationsRepository } from '../donations/donations.repository.js';
import { SellerNames } from '../links/seller-names.js';
import { textsFor } from '../locales/texts.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { WalletLinks } from '../links/wallet-links.js';

/** Mails to one address at a time: one for each of its latest sellers. */
const maxSellers = 5;
const hourMs = 3_600_000;

/** Sends lost links of wallets to the address they belong to. */
@Injectable()
export class WalletMails {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly donations: DonationsRepository,
    private readonly links: WalletLinks,
    private readonly sellers: SellerNames,
    private readonly jobs: JobQueue,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
    private readonly bus: Bus,
    private readonly urls: SiteUrls,
  ) {}

  /** One mail an hour for each seller that the address has bought from, given to or booked with. */
  @OnEvent(walletLinksRequested, { id: 'mail-wallet-links', isRepeatable: true })
  async onRequested({ email, locale }: EventData<typeof walletLinksRequested>, { at }: EventFacts): Promise<void> {
    const bought = new Set([
      ...(await this.orders.sellersOf(email, maxSellers)),
      ...(await this.donations.receiversOf(email, maxSellers)),
    ]);
    const sellers = [...bought].slice(0, maxSellers);
    for (const ownerId of sellers) await this.send(ownerId, { email, locale, at });
    // While bookings cannot be asked, the event comes again. The keys keep the mails above from being sent twice.
    const asked = { email, limit: maxSellers };
    const { ownerIds } = await this.bus.request(bookingWalletHosts, asked, systemContext());
    const hosts = ownerIds.filter((ownerId) => !sellers.includes(ownerId)).slice(0, maxSellers - sellers.length);
    for (const ownerId of hosts) await this.send(ownerId, { email, locale, at });
  }

  private async send(
    ownerId: string,
    { email, locale, at }: EventData<typeof walletLinksRequested> & { at: Date },
  ): Promise<void> {
    const address = keyedHash(this.config.DATA_KEY, 'wallet-mail', email).slice(0, 32);
    const { seller, from, tenantId } = await this.sellers.asSender(ownerId, textsFor(locale));
    const { link } = await this.urls.of(tenantId);
    await this.jobs.enqueue(sendEmail, {
      key: `wallet:${ownerId}:${address}:${Math.floor(at.getTime() / hourMs)}`,
      template: 'wallet-link',
      to: email,
      locale,
      tenantId,
      ...from,
      values: {
        seller,
        walletLink: link(this.links.pathOf({ ownerId, email })),
      },
    });
  }
}
