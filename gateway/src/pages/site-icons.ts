import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Brand, Site } from '@linkyard/contracts';
import { drawLetterIcon, drawPictureIcon, type IconShape } from '@linkyard/pictures';
import type { Logger } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import { brandHash } from '../sites/brand-hash.js';
import { installationRoot } from './web-root.js';

interface Icon extends IconShape {
  /** The picture that is taken first: a favicon is made to be small, a logo is not. */
  from: 'favicon' | 'logo';
}
const icons = {
  '32': { size: 32, purpose: 'any', from: 'favicon' },
  '180': { size: 180, purpose: 'touch', from: 'logo' },
  '192': { size: 192, purpose: 'any', from: 'logo' },
  '512': { size: 512, purpose: 'any', from: 'logo' },
  maskable: { size: 512, purpose: 'maskable', from: 'logo' },
} as const satisfies Record<string, Icon>;
export type IconName = keyof typeof icons;

/** Where an icon of the brand is. The hash is of the brand, so that a new logo has a new address. */
export const iconAddress = (brand: Brand, name: IconName) => `/assets/icons/${brandHash(brand)}/${name}.png`;

const iconPath = /^\/assets\/icons\/(?:([0-9a-f]{16})\/)?([a-z0-9]+)\.png$/;
/** Asked for by browsers that have seen no document, and named by published pages. */
const wellKnown: Readonly<Record<string, IconName>> = {
  '/favicon.ico': '32',
  '/apple-touch-icon.png': '180',
  '/apple-touch-icon-precomposed.png': '180',
};
const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

function askedIcon(path: string): { name: IconName; hash: string | undefined } | null {
  const short = wellKnown[path];
  if (short) return { name: short, hash: undefined };
  const [, hash, name = ''] = iconPath.exec(path) ?? [];
  return isIconName(name) ? { name, hash } : null;
}

/** The icons of each site: of its logo or favicon, else the first letter of its name. Drawn when they are first asked for. */
export class SiteIcons {
  private readonly drawn = new LRUCache<string, Buffer>({
    max: 2000,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: sizeOf,
  });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private mark: Buffer | undefined;

  /** @param pictureAt the bytes of a picture of the media library, null for one that is not there */
  constructor(
    private readonly pictureAt: (address: string) => Promise<Buffer | null>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  has(path: string): boolean {
    return askedIcon(path) !== null;
  }

  /** Always of the site that was asked, whatever brand the address was made for. */
  async serve(path: string, { brand }: Pick<Site, 'brand'>, request: IncomingMessage, response: ServerResponse) {
    const asked = askedIcon(path);
    if (!asked) throw new Error(`No such icon: ${path}`);
    const etag = `"${brandHash(brand)}-${asked.name}"`;
    const headers = {
      etag,
      'cache-control': asked.hash === brandHash(brand) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    const icon = await this.icon(brand, asked.name).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'an icon was drawn without its picture, which could not be read');
      return null;
    });
    const body = icon ?? (await drawLetterIcon(brand.title, icons[asked.name], brand.theme.primaryColor));
    response.writeHead(200, {
      ...(icon ? headers : { 'cache-control': 'no-store' }),
      'content-type': 'image/png',
      'content-length': body.length,
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** A crowd that wants the same icon draws it once. */
  private async icon(brand: Brand, name: IconName): Promise<Buffer> {
    const key = `${brandHash(brand)}/${name}`;
    const before = this.drawn.get(key);
    if (before) return before;
    const running = this.drawing.get(key) ?? this.draw(brand, icons[name]);
    this.drawing.set(key, running);
    try {
      const icon = await running;
      this.drawn.set(key, icon);
      return icon;
    } finally {
      this.drawing.delete(key);
    }
  }

  private async draw({ title, logo, favicon, theme, whiteLabel }: Brand, icon: Icon): Promise<Buffer> {
    const addresses = icon.from === 'favicon' ? [favicon, logo] : [logo, favicon];
    const address = addresses.find(Boolean);
    const picture = address ? await this.pictureAt(address) : null;
    if (picture) return drawPictureIcon(picture, icon, theme.bgColor);
    return whiteLabel
      ? drawLetterIcon(title, icon, theme.primaryColor)
      : drawPictureIcon(this.platformMark(), icon, theme.bgColor);
  }

  private platformMark(): Buffer {
    return (this.mark ??= readFileSync(join(installationRoot(), 'gateway/assets/platform-mark.png')));
  }
}

function sizeOf(icon: Buffer) {
  return icon.length;
}
