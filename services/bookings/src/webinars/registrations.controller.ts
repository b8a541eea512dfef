import { Controller } from '@nestjs/common';
import {
  changeRegistrationStatus,
  getRegistration,
  listOf,
  listRegistrations,
  registrationRows,
  resolveRegistrationAttention,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { RegistrationChanges } from './registration-changes.js';
import { RegistrationExport } from './registration-export.js';
import { RegistrationList } from './registration-list.js';
import { RegistrationRefunds } from './registration-refunds.js';
import { presentRegistration } from './registration.presenter.js';

/** What the creator does with registrations. */
@Controller()
export class RegistrationsController {
  constructor(
    private readonly registrations: RegistrationList,
    private readonly changes: RegistrationChanges,
    private readonly refunds: RegistrationRefunds,
    private readonly exported: RegistrationExport,
  ) {}

  @Handles(listRegistrations)
  async list(request: RequestOf<typeof listRegistrations>, { userId }: UserCtx) {
    const { found, total, ...modes } = await this.registrations.of(userId, request);
    return { ...listOf(found.map(presentRegistration), total, request), ...modes };
  }

  @Handles(getRegistration)
  async get({ _id }: RequestOf<typeof getRegistration>, { userId }: UserCtx) {
    return { registration: presentRegistration(await this.registrations.get(userId, _id)) };
  }

  @Handles(changeRegistrationStatus)
  async changeStatus(request: RequestOf<typeof changeRegistrationStatus>, { userId }: UserCtx) {
    return { registration: presentRegistration(await this.changes.changeStatus(userId, request)) };
  }

  @Handles(resolveRegistrationAttention)
  async resolve(request: RequestOf<typeof resolveRegistrationAttention>, { userId }: UserCtx) {
    return { registration: presentRegistration(await this.refunds.resolve(userId, request)) };
  }

  @Handles(registrationRows)
  async rows(request: RequestOf<typeof registrationRows>) {
    return this.exported.page(request);
  }
}
