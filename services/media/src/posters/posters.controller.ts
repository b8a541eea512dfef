import { Controller } from '@nestjs/common';
import { keepVideoPoster, planVideoPoster, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { PostersService } from './posters.service.js';

@Controller()
export class PostersController {
  constructor(private readonly posters: PostersService) {}

  @Handles(planVideoPoster)
  async plan({ mediaId }: RequestOf<typeof planVideoPoster>) {
    return this.posters.plan(mediaId);
  }

  @Handles(keepVideoPoster)
  async keep(request: RequestOf<typeof keepVideoPoster>) {
    return { kept: await this.posters.keep(request) };
  }
}
