import { Controller } from '@nestjs/common';
import { drawAiImage, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ImagesService } from './images.service.js';

@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Handles(drawAiImage)
  async draw(request: RequestOf<typeof drawAiImage>) {
    return this.images.draw(request);
  }
}
