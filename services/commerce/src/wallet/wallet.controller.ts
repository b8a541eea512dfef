import { Controller, Inject } from '@nestjs/common';
import { openWallet, sendWalletLinks, walletLink, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { WalletLinks } from './wallet-links.js';
import { WalletMails } from './wallet-mails.js';
import { WalletService } from './wallet.service.js';

@Controller()
export class WalletController {
  constructor(
    @Inject(WalletService) private readonly wallet: WalletService,
    @Inject(WalletMails) private readonly mails: WalletMails,
    @Inject(WalletLinks) private readonly links: WalletLinks,
  ) {}

  @Handles(openWallet)
  async open({ token }: RequestOf<typeof openWallet>) {
    return this.wallet.open(token);
  }

  @Handles(walletLink)
  async link(request: RequestOf<typeof walletLink>) {
    return { link: this.links.linkOf(request) };
  }

  @Handles(sendWalletLinks)
  async sendLinks({ email }: RequestOf<typeof sendWalletLinks>, { locale }: Ctx) {
    await this.mails.sendLinks(email, locale);
    return {};
  }
}
