import { Controller } from '@nestjs/common';
import {
  getWhiteLabel,
  updateWhiteLabel,
  verifyWhiteLabelDomain,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { WhiteLabelDomain } from '../claims/white-label-domain.service.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly domain: WhiteLabelDomain,
  ) {}

  /** With the whole record for who names none, and so does not know it yet. */
  @Handles(verifyWhiteLabelDomain)
  async verify(request: RequestOf<typeof verifyWhiteLabelDomain>, ctx: UserCtx) {
    const claimed = await this.domain.verify(ctx, request);
    return request._id === undefined ? { ...(await this.settings.get(ctx.userId)), ...claimed } : claimed;
  }

  @Handles(getWhiteLabel)
  async get(_request: object, { userId }: UserCtx) {
    return this.settings.get(userId);
  }

  @Handles(updateWhiteLabel)
  async update(request: RequestOf<typeof updateWhiteLabel>, { userId }: UserCtx) {
    return this.settings.update(userId, request);
  }
}
