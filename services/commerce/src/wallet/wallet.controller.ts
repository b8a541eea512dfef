import { Controller, Inject } from '@nestjs/common';
import { openWallet, sendWalletLinks, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { WalletMails } from './wallet-mails.js';
import { WalletService } from './wallet.service.js';

@Controller()
export class WalletController {
  constructor(
    @Inject(WalletService) private readonly wallet: WalletService,
    @Inject(WalletMails) private readonly mails: WalletMails,
  ) {}

  @Handles(openWallet)
  async open({ token }: RequestOf<typeof openWallet>) {
    return this.wallet.open(token);
  }

  @Handles(sendWalletLinks)
  async sendLinks({ email }: RequestOf<typeof sendWalletLinks>) {
    await this.mails.sendLinks(email);
    return {};
  }
}
