import { Controller } from '@nestjs/common';
import { openWallet, sendWalletLinks, walletLink, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { WalletLinkRequests } from './wallet-link-requests.js';
import { WalletLinks } from '../links/wallet-links.js';
import { WalletService } from './wallet.service.js';

@Controller()
export class WalletController {
  constructor(
    private readonly wallet: WalletService,
    private readonly requests: WalletLinkRequests,
    private readonly links: WalletLinks,
  ) {}

  @Handles(openWallet)
  async open({ token }: RequestOf<typeof openWallet>) {
    return this.wallet.open(token);
  }

  @Handles(walletLink)
  async link(request: RequestOf<typeof walletLink>) {
    return { path: this.links.pathOf(request) };
  }

  @Handles(sendWalletLinks)
  async sendLinks({ email }: RequestOf<typeof sendWalletLinks>, { locale }: Ctx) {
    await this.requests.add(email, locale);
    return {};
  }
}
