import { Controller } from '@nestjs/common';
import {
  addUpdateImageSection,
  updateSectionImage,
  uploadSectionFile,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentSection } from '../templates/template.presenter.js';
import { SectionFiles } from './section-files.service.js';

@Controller()
export class SectionFilesController {
  constructor(private readonly files: SectionFiles) {}

  @Handles(updateSectionImage)
  async image(request: RequestOf<typeof updateSectionImage>, ctx: UserCtx) {
    return present(await this.files.image(ctx, request));
  }

  @Handles(addUpdateImageSection)
  async listImage(request: RequestOf<typeof addUpdateImageSection>, ctx: UserCtx) {
    return present(await this.files.listImage(ctx, request));
  }

  @Handles(uploadSectionFile)
  async file(request: RequestOf<typeof uploadSectionFile>, ctx: UserCtx) {
    return present(await this.files.file(ctx, request));
  }
}

const present = ({ section, order }: Awaited<ReturnType<SectionFiles['image']>>) =>
  presentSection(section, Math.max(0, order));
