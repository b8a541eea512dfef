import { Controller } from '@nestjs/common';
import { keepSavedPictures, readSavedPage, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SavedPages } from './saved-pages.service.js';

@Controller()
export class SavedPagesController {
  constructor(private readonly pages: SavedPages) {}

  @Handles(readSavedPage)
  async read({ file }: RequestOf<typeof readSavedPage>) {
    return this.pages.read(file);
  }

  @Handles(keepSavedPictures)
  async keepPictures(request: RequestOf<typeof keepSavedPictures>, ctx: UserCtx) {
    return { pictures: await this.pages.keepPictures(ctx, request) };
  }
}
