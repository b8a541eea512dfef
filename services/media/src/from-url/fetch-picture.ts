import { Inject, Injectable } from '@nestjs/common';
import type { UploadedFile } from '@linkyard/contracts';
import { EgressError, type GuardedFetch } from '@linkyard/egress';
import { maxPictureBytes } from '@linkyard/pictures';
import { DomainError, LOGGER, type Logger } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { layIncoming } from '../storage/lay-incoming.js';
import { OBJECT_STORE } from '../storage/storage.js';

/** Injection token of the guarded way out. */
export const WEB = Symbol('media:web');

const limits = {
  maxBytes: maxPictureBytes,
  timeoutMs: 6_000,
  maxRedirects: 3,
  accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
};

/** Fetches pictures of the web. @source quality 3 "SSRF: upload-from-URL" */
@Injectable()
export class FetchPicture {
  constructor(
    @Inject(WEB) private readonly web: GuardedFetch,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * One picture of at most 5 MB within 6 s, stored with incoming uploads.
   * @throws DomainError media.url_unreachable, the same for every reason: the answer reveals nothing about our network
   */
  async take(url: string): Promise<UploadedFile> {
    try {
      const { body } = await this.web(url, limits);
      return await layIncoming(this.store, body, body.length);
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      this.logger.info({ reason: error.reason }, 'a picture could not be fetched');
      throw new DomainError('media.url_unreachable');
    }
  }
}
