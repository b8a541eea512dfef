import { Controller } from '@nestjs/common';
import { editSocialClients, findSocialClient, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SocialService } from './social.service.js';

@Controller()
export class SocialController {
  constructor(private readonly social: SocialService) {}

  @Handles(editSocialClients)
  edit(request: RequestOf<typeof editSocialClients>, { userId }: UserCtx) {
    return this.social.edit(userId, request);
  }

  @Handles(findSocialClient)
  async client(request: RequestOf<typeof findSocialClient>) {
    return { client: await this.social.client(request) };
  }
}
