import { Controller } from '@nestjs/common';
import { dropVisitorFile, linkVisitorFile, storeVisitorFile, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { VisitorFiles } from './visitor-files.service.js';

@Controller()
export class VisitorFilesController {
  constructor(private readonly files: VisitorFiles) {}

  @Handles(storeVisitorFile)
  async store(request: RequestOf<typeof storeVisitorFile>) {
    return this.files.store(request);
  }

  @Handles(dropVisitorFile)
  async drop({ userId, mediaId }: RequestOf<typeof dropVisitorFile>) {
    await this.files.drop(userId, mediaId);
    return {};
  }

  @Handles(linkVisitorFile)
  async link({ mediaId }: RequestOf<typeof linkVisitorFile>, { userId }: UserCtx) {
    return this.files.link(userId, mediaId);
  }
}
