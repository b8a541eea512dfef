import { Controller } from '@nestjs/common';
import {
  listDownloads,
  listOrderDownloads,
  openDownload,
  returnUnsent,
  usedProductFiles,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentDownloads } from './downloads.presenter.js';
import { DownloadsService } from './downloads.service.js';
import { SellerNames } from '../links/seller-names.js';
import { UsedFiles } from './used-files.js';

@Controller()
export class DownloadsController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly sellers: SellerNames,
    private readonly used: UsedFiles,
  ) {}

  @Handles(listDownloads)
  async list({ orderPublicId, token }: RequestOf<typeof listDownloads>) {
    const order = await this.downloads.orderBy(orderPublicId, token);
    const { publicId, number, paidAt, receiptSentAt, userId, attribution } = order;
    const downloads = presentDownloads(order, token, await this.downloads.contentOf(order));
    const [sellerName, seller] = await Promise.all([
      this.sellers.of(userId),
      this.sellers.asHost(userId, attribution['campaignId'] ?? null),
    ]);
    return { order: { publicId, number, paidAt, sellerName }, seller, isReady: receiptSentAt !== null, downloads };
  }

  @Handles(listOrderDownloads)
  async ofOrder({ _id }: RequestOf<typeof listOrderDownloads>, { userId }: UserCtx) {
    const order = await this.downloads.ofSeller(userId, _id);
    return { downloads: presentDownloads(order, '', await this.downloads.contentOf(order)) };
  }

  @Handles(usedProductFiles)
  async usedFiles({ ownerId, mediaIds }: RequestOf<typeof usedProductFiles>) {
    return { mediaIds: await this.used.among(ownerId, mediaIds) };
  }

  @Handles(openDownload)
  async open(request: RequestOf<typeof openDownload>, ctx: Ctx) {
    return this.downloads.open(request, ctx);
  }

  @Handles(returnUnsent)
  async returnUnsent(request: RequestOf<typeof returnUnsent>, ctx: Ctx) {
    await this.downloads.returnUnsent(request, ctx);
    return {};
  }
}
