import { Controller } from '@nestjs/common';
import { generateAiImage, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { AiImages } from './ai-images.service.js';

@Controller()
export class AiImagesController {
  constructor(private readonly images: AiImages) {}

  @Handles(generateAiImage)
  async generate(request: RequestOf<typeof generateAiImage>, ctx: UserCtx) {
    return this.images.generate(ctx, request);
  }
}
