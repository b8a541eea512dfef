import { Controller } from '@nestjs/common';
import {
  beginExport,
  exportAppointment,
  exportDonations,
  exportFormData,
  exportLeads,
  exportPaymentOrders,
  exportSubUsers,
  exportWebinar,
  finishExport,
  getExport,
  progressExport,
  subUserRows,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, Handles } from '@linkyard/service-kit';
import { ExportsService } from './exports.service.js';

@Controller()
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly bus: Bus,
  ) {}

  @Handles(exportLeads)
  async leads(request: RequestOf<typeof exportLeads>, ctx: UserCtx) {
    return this.exports.request(ctx, 'leads', request);
  }

  @Handles(exportFormData)
  async formData(request: RequestOf<typeof exportFormData>, ctx: UserCtx) {
    return this.exports.request(ctx, 'form-data', request);
  }

  @Handles(exportPaymentOrders)
  async paymentOrders(request: RequestOf<typeof exportPaymentOrders>, ctx: UserCtx) {
    return this.exports.request(ctx, 'payment-orders', request);
  }

  @Handles(exportDonations)
  async donations(request: RequestOf<typeof exportDonations>, ctx: UserCtx) {
    return this.exports.request(ctx, 'donations', request);
  }

  @Handles(exportAppointment)
  async appointment(request: RequestOf<typeof exportAppointment>, ctx: UserCtx) {
    return this.exports.request(ctx, 'appointment', request);
  }

  @Handles(exportWebinar)
  async webinar(request: RequestOf<typeof exportWebinar>, ctx: UserCtx) {
    return this.exports.request(ctx, 'webinar', request);
  }

  @Handles(exportSubUsers)
  async subUsers(request: RequestOf<typeof exportSubUsers>, ctx: UserCtx) {
    // Asked for one row, auth says whether the caller may have them.
    const { filters } = request;
    await this.bus.request(subUserRows, { ownerId: ctx.userId, filters, after: null, limit: 1 }, ctx);
    return this.exports.request(ctx, 'sub-users', request);
  }

  @Handles(getExport)
  async get({ exportId }: RequestOf<typeof getExport>, { userId }: UserCtx) {
    return this.exports.get(userId, exportId);
  }

  @Handles(beginExport)
  async begin(request: RequestOf<typeof beginExport>) {
    return this.exports.begin(request);
  }

  @Handles(progressExport)
  async progress({ exportId, ownerId, rows }: RequestOf<typeof progressExport>) {
    await this.exports.progress(ownerId, exportId, rows);
    return {};
  }

  @Handles(finishExport)
  async finish(request: RequestOf<typeof finishExport>) {
    return { kept: await this.exports.finish(request) };
  }
}
