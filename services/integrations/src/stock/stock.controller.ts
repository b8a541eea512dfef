import { Controller } from '@nestjs/common';
import { findStockPicture, listOf, searchStockImages, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { StockService } from './stock.service.js';

@Controller()
export class StockController {
  constructor(private readonly stock: StockService) {}

  @Handles(searchStockImages)
  async search(request: RequestOf<typeof searchStockImages>) {
    const { found, total } = await this.stock.search(request);
    const pictures = found.map(({ picture }) => picture);
    return listOf(pictures, total, request);
  }

  @Handles(findStockPicture)
  async find({ platform, ...which }: RequestOf<typeof findStockPicture>) {
    const found = await this.stock.find(platform, which);
    return { picture: found?.picture ?? null, useReport: found?.useReport ?? null };
  }
}
