import { Controller } from '@nestjs/common';
import {
  deleteLeads,
  formDataRows,
  getLead,
  idsOf,
  leadRows,
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
import { LeadExport } from './lead-export.js';
import { LeadsService } from './leads.service.js';
import { SubmitService } from './submit.service.js';

@Controller()
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly submitting: SubmitService,
    private readonly exported: LeadExport,
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

  @Handles(getLead)
  async get({ _id }: RequestOf<typeof getLead>, ctx: UserCtx) {
    return { lead: present(await this.leads.get(ctx.userId, _id)) };
  }

  @Handles(leadRows)
  async rows(request: RequestOf<typeof leadRows>) {
    return this.exported.page(request);
  }

  @Handles(formDataRows)
  async formRows(request: RequestOf<typeof formDataRows>) {
    return this.exported.formPage(request);
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
