import { mediaFileFacts, type PictureFacts } from '@linkyard/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';

const ownPath = /^\/media\/[\w./-]{1,290}$/;
/** Of one question. */
const batch = 200;
/** Of one campaign: more are shown as they are. */
const most = 2_000;
const freshMs = 10_000;

/** Every address of our own that stands anywhere in this data, once. */
export function picturePaths(data: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (ownPath.test(value)) found.add(value);
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null && !(value instanceof Date))
      Object.values(value).forEach(walk);
  };
  walk(data);
  return [...found].slice(0, most);
}

export interface AskOptions {
  /** What was heard a moment ago will not do, and no answer is worse than none: pages are rendered because something changed. */
  isRefresh?: boolean;
}

/** What the media service knows of the pictures that pages show. */
@Injectable()
export class PagePictures {
  /** A picture has facts as they were lately; null for what is none. */
  private readonly known = new LRUCache<string, { facts: PictureFacts | null }>({ max: 10_000, ttl: freshMs });

  constructor(
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @returns by address. Without the media service none: a page shows its pictures as they are, and is not kept from being published.
   * @throws DomainError core.unavailable, core.timeout in a refresh, which is then made again
   */
  async of(
    paths: readonly string[],
    { isRefresh = false }: AskOptions = {},
  ): Promise<ReadonlyMap<string, PictureFacts>> {
    const unknown = isRefresh ? [...paths] : paths.filter((path) => !this.known.has(path));
    try {
      for (let at = 0; at < unknown.length; at += batch) await this.ask(unknown.slice(at, at + batch));
    } catch (error) {
      if (isRefresh) throw error;
      this.logger.warn({ err: error }, 'what pictures of a page are like could not be asked');
    }
    const known = paths.map((path) => this.known.get(path)?.facts);
    return new Map(known.flatMap((facts) => (facts ? [[facts.path, facts] as const] : [])));
  }

  private async ask(paths: string[]): Promise<void> {
    const { pictures } = await this.bus.request(mediaFileFacts, { paths }, systemContext());
    const byPath = new Map(pictures.map((facts) => [facts.path, facts]));
    for (const path of paths) this.known.set(path, { facts: byPath.get(path) ?? null });
  }
}
