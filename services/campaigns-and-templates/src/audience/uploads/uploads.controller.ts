import { Controller } from '@nestjs/common';
import { submitUpload, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { UploadService } from './upload.service.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadService) {}

  @Handles(submitUpload)
  async submit(request: RequestOf<typeof submitUpload>, ctx: Ctx) {
    return this.uploads.upload(ctx, request);
  }
}
