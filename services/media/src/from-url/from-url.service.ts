import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  findStockPicture,
  type RequestOf,
  type StockPlatform,
  type uploadFromUrl,
  type UserCtx,
} from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { AiImagesToLibrary } from '../ai-images/ai-images-to-library.js';
import type { MediaDocument, plainMedia } from '../files/media.schema.js';
import { MediaRepository } from '../files/media.repository.js';
import { plainName } from '../files/plain-name.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';
import { FetchPicture } from './fetch-picture.js';
import { StockUses } from './stock-uses.js';

type Request = RequestOf<typeof uploadFromUrl>;
type Found = Awaited<ReturnType<typeof findByName>>;

/** Asking for the same picture again within this time gives the item there is. */
const sameMs = 10 * 60_000;

const platformOf = (source: Request['source']): StockPlatform | null =>
  source === 'openai' || source === 'url' ? null : source;

const findByName = (bus: Bus, platform: StockPlatform, { providerId, url }: Request, ctx: UserCtx) =>
  bus.request(findStockPicture, providerId ? { platform, id: providerId } : { platform, path: url }, ctx);

/** Puts pictures that lie elsewhere into libraries. @source spec 7 "upload from URL", quality 3 "SSRF" */
@Injectable()
export class FromUrl {
  private readonly running = new Map<string, Promise<MediaDocument>>();

  constructor(
    private readonly fetching: FetchPicture,
    private readonly pictures: PicturesService,
    private readonly media: MediaRepository,
    private readonly aiImages: AiImagesToLibrary,
    private readonly uses: StockUses,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError one of the contract's errors */
  async add(ctx: UserCtx, request: Request): Promise<MediaDocument> {
    const origin = originOf(request);
    const there = await this.media.lately(ctx.userId, origin, new Date(Date.now() - sameMs));
    if (there) return there;
    // A second click while the first is under way waits for the same item.
    const name = `${ctx.userId} ${origin}`;
    const running = this.running.get(name) ?? this.take(ctx, request, origin);
    this.running.set(name, running);
    try {
      return await running;
    } finally {
      this.running.delete(name);
    }
  }

  private async take(ctx: UserCtx, request: Request, origin: string): Promise<MediaDocument> {
    if (request.source === 'openai') return this.aiImages.put(ctx, request.url, origin);
    const platform = platformOf(request.source);
    const found = platform ? await findByName(this.bus, platform, request, ctx) : null;
    // A named picture that its service does not have is no reason to fetch whatever address came along.
    if (request.providerId && !found?.picture) throw new DomainError('media.url_unreachable');
    const picture = found?.picture ?? null;
    const file = await this.fetching.take(picture?.file.path ?? request.url);
    const title = picture ? picture.title || `${picture.credit.author} on ${picture.platform}` : nameIn(request.url);
    const media = await this.pictures.add(
      ctx,
      file,
      { purpose: 'library', title: plainName(title, 'picture'), about: { origin, ...creditOf(picture) } },
      galleryWidths,
    );
    if (picture && found?.useReport) await this.uses.publish(media, picture, found.useReport);
    return media;
  }
}

/** Only what the provider itself says; without its word it is a picture from some address. */
const creditOf = (picture: Found['picture']): Partial<Pick<MediaDocument, keyof typeof plainMedia>> =>
  picture ? { source: picture.platform, credit: picture.credit, alt: picture.title } : { source: 'url' };

/** The same for two requests that mean the same picture. */
function originOf({ source, url, providerId }: Request): string {
  const which = providerId ?? createHash('sha256').update(url).digest('base64url');
  return `${source}:${which}`;
}

/** The last part of an address's path, as a title. */
function nameIn(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const last = path.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // Percent signs that mean nothing: then they are the name.
    return last;
  }
}
