import { Controller } from '@nestjs/common';
import { verifyWhiteLabelDomain, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { WhiteLabelDomain } from './white-label-domain.service.js';

@Controller()
export class ClaimsController {
  constructor(private readonly domain: WhiteLabelDomain) {}

  @Handles(verifyWhiteLabelDomain)
  verify(request: RequestOf<typeof verifyWhiteLabelDomain>, ctx: UserCtx) {
    return this.domain.verify(ctx, request);
  }
}
