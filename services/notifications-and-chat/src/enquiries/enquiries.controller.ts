import { Controller } from '@nestjs/common';
import {
  addEnquiry,
  changeEnquiryState,
  getOwnEnquiry,
  getSiteEnquiry,
  listOf,
  listOwnEnquiries,
  listSiteEnquiries,
  replyToOwnEnquiry,
  replyToSiteEnquiry,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles, requireFound } from '@linkyard/service-kit';
import { AddEnquiry } from './add-enquiry.js';
import { AnsweringSite } from './answering-site.js';
import { EnquiriesRepository } from './enquiries.repository.js';
import { ownEnquiry, siteEnquiry } from './enquiry.presenter.js';
import { WriteEnquiry } from './write-enquiry.js';

@Controller()
export class EnquiriesController {
  constructor(
    private readonly adding: AddEnquiry,
    private readonly writing: WriteEnquiry,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: AnsweringSite,
  ) {}

  @Handles(addEnquiry)
  async add(request: RequestOf<typeof addEnquiry>, ctx: Ctx) {
    const { _id } = await this.adding.add(request, ctx);
    return { _id: ctx.userId === null ? null : _id };
  }

  @Handles(listOwnEnquiries)
  async listOwn(request: RequestOf<typeof listOwnEnquiries>, { userId }: UserCtx) {
    const { found, total } = await this.enquiries.listOwn(userId, request);
    return listOf(found.map(ownEnquiry), total, request);
  }

  @Handles(getOwnEnquiry)
  async getOwn({ _id }: RequestOf<typeof getOwnEnquiry>, { userId: ownerId }: UserCtx) {
    return ownEnquiry(requireFound(await this.enquiries.findOne({ ownerId, _id })));
  }

  @Handles(replyToOwnEnquiry)
  async replyToOwn({ _id, text, idempotencyKey }: RequestOf<typeof replyToOwnEnquiry>, ctx: UserCtx) {
    const enquiry = requireFound(await this.enquiries.findOne({ ownerId: ctx.userId, _id }));
    return ownEnquiry(await this.writing.reply(enquiry, { _id: idempotencyKey, from: 'sender', text }, ctx));
  }

  @Handles(listSiteEnquiries)
  async list(request: RequestOf<typeof listSiteEnquiries>, ctx: UserCtx) {
    return this.site.run(ctx, async (tenantId) => {
      const { found, total } = await this.enquiries.listOf(tenantId, { ...request, ...request.filters });
      return listOf(found.map(siteEnquiry), total, request);
    });
  }

  @Handles(getSiteEnquiry)
  async get({ _id }: RequestOf<typeof getSiteEnquiry>, ctx: UserCtx) {
    return this.site.run(ctx, async (tenantId) =>
      siteEnquiry(requireFound(await this.enquiries.ofSite(tenantId, _id))),
    );
  }

  @Handles(replyToSiteEnquiry)
  async reply({ _id, text, idempotencyKey }: RequestOf<typeof replyToSiteEnquiry>, ctx: UserCtx) {
    return this.site.run(ctx, async (tenantId) => {
      const enquiry = requireFound(await this.enquiries.ofSite(tenantId, _id));
      return siteEnquiry(await this.writing.reply(enquiry, { _id: idempotencyKey, from: 'staff', text }, ctx));
    });
  }

  @Handles(changeEnquiryState)
  async change({ _id, state }: RequestOf<typeof changeEnquiryState>, ctx: UserCtx) {
    return this.site.run(ctx, async (tenantId) => {
      const enquiry = requireFound(await this.enquiries.ofSite(tenantId, _id));
      // What a person has sorted is kept, either way.
      return siteEnquiry(await this.writing.become(enquiry, state, { $set: { forgetAt: null } }));
    });
  }
}
