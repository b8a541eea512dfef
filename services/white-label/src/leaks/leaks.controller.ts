import { Controller } from '@nestjs/common';
import { checkLeaks, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { LeaksService } from './leaks.service.js';

@Controller()
export class LeaksController {
  constructor(private readonly leaks: LeaksService) {}

  @Handles(checkLeaks)
  async check(_request: object, { userId }: UserCtx) {
    return this.leaks.check(userId);
  }
}
