import { Controller } from '@nestjs/common';
import { editMailTexts, findMailText, previewWhiteLabel, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { MailTexts } from './mail-texts.service.js';

@Controller()
export class MailTextsController {
  constructor(private readonly texts: MailTexts) {}

  @Handles(editMailTexts)
  async edit(request: RequestOf<typeof editMailTexts>, { userId }: UserCtx) {
    return this.texts.edit(userId, request);
  }

  @Handles(previewWhiteLabel)
  async preview(request: RequestOf<typeof previewWhiteLabel>, { userId }: UserCtx) {
    return this.texts.preview(userId, request);
  }

  @Handles(findMailText)
  async find(request: RequestOf<typeof findMailText>) {
    return { text: await this.texts.find(request) };
  }
}
