import { Controller } from '@nestjs/common';
import {
  exampleReceipts,
  getReceipt,
  openReceipt,
  receiptContent,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { receiptExamples } from './example-receipts.js';
import { ReceiptsService } from './receipts.service.js';

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Handles(getReceipt)
  async get({ of, _id }: RequestOf<typeof getReceipt>, { userId }: UserCtx) {
    return this.receipts.ofOwner(userId, of, _id);
  }

  @Handles(openReceipt)
  async open(request: RequestOf<typeof openReceipt>) {
    return this.receipts.open(request);
  }

  @Handles(receiptContent)
  async content(request: RequestOf<typeof receiptContent>) {
    return { content: await this.receipts.content(request) };
  }

  @Handles(exampleReceipts)
  async examples({ language }: RequestOf<typeof exampleReceipts>) {
    return { documents: receiptExamples(language) };
  }
}
