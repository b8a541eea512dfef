import { Controller } from '@nestjs/common';
import { keepPictureSizes, mediaFileFacts, planPictureSizes, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { factsOf } from './picture-facts.js';
import { SizesRepository } from './sizes.repository.js';
import { SizesService } from './sizes.service.js';

const prefix = '/media/';

@Controller()
export class SizesController {
  constructor(
    private readonly sizes: SizesService,
    private readonly pictures: SizesRepository,
  ) {}

  @Handles(planPictureSizes)
  async plan({ mediaId }: RequestOf<typeof planPictureSizes>) {
    return this.sizes.plan(mediaId);
  }

  @Handles(keepPictureSizes)
  async keep({ mediaId, drawn }: RequestOf<typeof keepPictureSizes>) {
    return { kept: await this.sizes.keep(mediaId, drawn) };
  }

  @Handles(mediaFileFacts)
  async facts({ paths }: RequestOf<typeof mediaFileFacts>) {
    const keys = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const found = await this.pictures.byKeys(keys);
    // A page that shows a copy asks by the copy's address and is answered by it.
    const pictures = found.flatMap((media) => {
      const facts = factsOf(media);
      const asked = media.objects.filter(({ key }) => keys.includes(key));
      return facts ? asked.map(({ key }) => ({ ...facts, path: `${prefix}${key}` })) : [];
    });
    return { pictures };
  }
}
