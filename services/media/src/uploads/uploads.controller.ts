import { Controller, Inject } from '@nestjs/common';
import { beginUpload, cancelUpload, finishUpload, uploadPart, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ADDRESSES, type MediaAddresses } from '../files/media-addresses.js';
import { presentMedia } from '../files/media.presenter.js';
import { MultipartUploads } from './multipart-uploads.service.js';
import { UploadFinish } from './upload-finish.js';
import type { UploadDocument } from './upload.schema.js';

@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: MultipartUploads,
    private readonly finishing: UploadFinish,
    @Inject(ADDRESSES) private readonly addressOf: MediaAddresses,
  ) {}

  @Handles(beginUpload)
  async begin(request: RequestOf<typeof beginUpload>, ctx: UserCtx) {
    const upload = await this.uploads.begin(ctx, request);
    return { uploadId: upload._id, partSize: upload.partSize, received: received(upload) };
  }

  @Handles(uploadPart)
  async addPart(request: RequestOf<typeof uploadPart>, ctx: UserCtx) {
    return { received: received(await this.uploads.addPart(ctx, request)) };
  }

  @Handles(finishUpload)
  async finish(request: RequestOf<typeof finishUpload>, ctx: UserCtx) {
    return presentMedia(await this.finishing.finish(ctx, request), this.addressOf);
  }

  @Handles(cancelUpload)
  async cancel({ uploadId }: RequestOf<typeof cancelUpload>, ctx: UserCtx) {
    await this.uploads.cancel(ctx, uploadId);
    return {};
  }
}

const received = ({ parts }: UploadDocument) => parts.map(({ index }) => index).sort((a, b) => a - b);
