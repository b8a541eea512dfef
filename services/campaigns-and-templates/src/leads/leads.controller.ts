import { Controller, Inject } from '@nestjs/common';
import {
  deleteLeads,
  idsOf,
  listFormSubmissions,
  listLeads,
  listOf,
  listOptins,
  submitForm,
  updateLeads,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentLead as present } from './lead.presenter.js';
import { LeadsService } from './leads.service.js';
import { SubmitService } from './submit.service.js';

@Controller()
export class LeadsController {
  constructor(
    @Inject(LeadsService) private readonly leads: LeadsService,
    @Inject(SubmitService) private readonly submitting: SubmitService,
  ) {}

  @Handles(submitForm)
  async submit(request: RequestOf<typeof submitForm>, ctx: Ctx) {
    return this.submitting.submit(ctx, request);
  }

  @Handles(listLeads)
  async list(request: RequestOf<typeof listLeads>, ctx: UserCtx) {
    const { leads, total, unread } = await this.leads.list(ctx, request);
    return { ...listOf(leads.map(present), total, request), unread };
  }

  @Handles(listOptins)
  async optins(request: RequestOf<typeof listOptins>, ctx: UserCtx) {
    const { leads, total, unread } = await this.leads.list(ctx, request, 'optin');
    return { ...listOf(leads.map(present), total, request), unread };
  }

  @Handles(listFormSubmissions)
  async forms(request: RequestOf<typeof listFormSubmissions>, ctx: UserCtx) {
    const { leads, total, unread } = await this.leads.list(ctx, request, 'form');
    return { ...listOf(leads.map(present), total, request), unread };
  }

  @Handles(updateLeads)
  async update(request: RequestOf<typeof updateLeads>, ctx: UserCtx) {
    const leads = await this.leads.update(ctx, request);
    return { leads: leads.map(present), unread: await this.leads.unread(ctx) };
  }

  @Handles(deleteLeads)
  async delete(request: RequestOf<typeof deleteLeads>, ctx: UserCtx) {
    return { ids: await this.leads.delete(ctx, idsOf(request)) };
  }
}
