import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { demoMode, hasDemoCreator, LOGGER, retryWhileStarting, type Logger } from '@linkyard/service-kit';
import { MediaRepository } from '../files/media.repository.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';
import { demoPictures, type DemoPicture } from './demo-pictures.js';

/** The demo creator; the auth service makes the account under this id when DEMO is set. */
const demoUserId = '0000000000000000000000d1';
/** Beside src/ and dist/ alike. */
const folderOfFiles = join(import.meta.dirname, '../../demo');

/** The demo reseller, likewise; its site has a logo with `DEMO=history`. */
const demoResellerId = '0000000000000000000000e1';
const logo = {
  file: 'studio-north.webp',
  title: 'Studio North',
  alt: 'Logo of Studio North',
  folder: '',
  tags: ['logo'],
};

/** Pictures in the libraries of the demo creator and the demo reseller. */
@Injectable()
export class LoadDemo implements OnApplicationBootstrap {
  constructor(
    private readonly pictures: PicturesService,
    private readonly stored: MediaRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    if (!hasDemoCreator()) return;
    // A demo that cannot be made keeps no service from starting.
    await retryWhileStarting('loading the demo library', this.logger, () => this.load()).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the demo library was not made'),
    );
  }

  /** Once: a library in which files were changed or deleted stays as it is. */
  async load(): Promise<void> {
    await this.fill(demoUserId, demoPictures);
    if (demoMode() === 'history') await this.fill(demoResellerId, [logo]);
  }

  private async fill(userId: string, pictures: readonly DemoPicture[]): Promise<void> {
    if (await this.stored.hasHadFiles(userId)) return;
    for (const { file, title, ...about } of pictures) {
      const bytes = await readFile(join(folderOfFiles, file));
      const owner = { userId, tenantId: null };
      await this.pictures.addBytes(owner, bytes, { purpose: 'library', title, about }, galleryWidths);
    }
  }
}
