import { Controller } from '@nestjs/common';
import { orderRows, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { OrderExport } from './order-export.js';

@Controller()
export class OrderExportController {
  constructor(private readonly exported: OrderExport) {}

  @Handles(orderRows)
  async rows(request: RequestOf<typeof orderRows>) {
    return this.exported.page(request);
  }
}
