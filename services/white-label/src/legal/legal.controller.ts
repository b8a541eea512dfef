import { Controller } from '@nestjs/common';
import { editLegalPages, findLegalText, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { LegalService } from './legal.service.js';

@Controller()
export class LegalController {
  constructor(private readonly legal: LegalService) {}

  @Handles(editLegalPages)
  edit(request: RequestOf<typeof editLegalPages>, { userId }: UserCtx) {
    return this.legal.edit(userId, request);
  }

  @Handles(findLegalText)
  async text(request: RequestOf<typeof findLegalText>) {
    return { text: await this.legal.text(request) };
  }
}
