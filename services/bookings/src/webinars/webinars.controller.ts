import { Controller } from '@nestjs/common';
import {
  addUpdateWebinar,
  cancelWebinar,
  deleteWebinars,
  getPublicWebinar,
  getWebinar,
  idsOf,
  listOf,
  listWebinars,
  toggleWebinar,
  webinarBlockSource,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ProviderWebinars } from '../provider-webinars/provider-webinars.js';
import { VisitorWebinars } from './visitor-webinars.js';
import { WebinarBlockSource } from './webinar-block-source.js';
import { presentToVisitors, presentWebinar } from './webinar.presenter.js';
import { WebinarSeats } from './webinar-seats.js';
import type { Webinar } from './webinar.schema.js';
import { WebinarsService } from './webinars.service.js';

@Controller()
export class WebinarsController {
  constructor(
    private readonly webinars: WebinarsService,
    private readonly visitors: VisitorWebinars,
    private readonly seats: WebinarSeats,
    private readonly provider: ProviderWebinars,
    private readonly blocks: WebinarBlockSource,
  ) {}

  @Handles(listWebinars)
  async list(request: RequestOf<typeof listWebinars>, { userId }: UserCtx) {
    const { found, total } = await this.webinars.list(userId, request);
    return listOf(await Promise.all(found.map((webinar) => this.present(webinar))), total, request);
  }

  @Handles(getWebinar)
  async single({ _id }: RequestOf<typeof getWebinar>, { userId }: UserCtx) {
    return { webinar: await this.present(await this.webinars.get(userId, _id)) };
  }

  @Handles(getPublicWebinar)
  async publicSingle({ publicId, from }: RequestOf<typeof getPublicWebinar>) {
    const { webinar, host } = await this.visitors.open(publicId, from);
    const [taken, required] = await Promise.all([this.seats.of(webinar), this.provider.questionsOf(webinar)]);
    return { webinar: presentToVisitors(webinar, { taken, host, required, now: new Date() }) };
  }

  @Handles(addUpdateWebinar)
  async save(request: RequestOf<typeof addUpdateWebinar>, ctx: UserCtx) {
    return { webinar: await this.present(await this.webinars.save(ctx, request)) };
  }

  @Handles(toggleWebinar)
  async toggle({ _id, status }: RequestOf<typeof toggleWebinar>, { userId }: UserCtx) {
    return this.webinars.toggle(userId, _id, status);
  }

  @Handles(cancelWebinar)
  async cancel({ _id, reason }: RequestOf<typeof cancelWebinar>, { userId }: UserCtx) {
    return { webinar: await this.present(await this.webinars.cancel(userId, _id, reason)) };
  }

  @Handles(deleteWebinars)
  async delete(request: RequestOf<typeof deleteWebinars>, { userId }: UserCtx) {
    return { ids: await this.webinars.delete(userId, idsOf(request)) };
  }

  @Handles(webinarBlockSource)
  async blockSource(request: RequestOf<typeof webinarBlockSource>) {
    return { items: await this.blocks.find(request) };
  }

  private async present(webinar: Webinar) {
    const { userId, _id } = webinar;
    const [taken, syncs] = await Promise.all([this.seats.of(webinar), this.provider.of(userId, [_id])]);
    return presentWebinar(webinar, taken, syncs.get(_id) ?? null);
  }
}
