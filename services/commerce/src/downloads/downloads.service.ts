import { Inject, Injectable } from '@nestjs/common';
import { getPrivateFile, type Ctx, type openDownload, type RequestOf, type returnUnsent } from '@linkyard/contracts';
import { deriveKey, keyedHash } from '@linkyard/crypto';
import { Bus, DomainError, systemContext, requireFound } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { LicenceKeys } from '../products/licence-keys/licence-keys.js';
import { AccessLinks } from '../links/access-links.js';
import type { DownloadGrant } from './download-grant.schema.js';
import { GrantsRepository } from './grants.repository.js';

/** What was granted for orders. */
export interface DownloadContent {
  grants: readonly DownloadGrant[];
  keys: readonly { orderLineId: string | null; key: string }[];
}

@Injectable()
export class DownloadsService {
  private readonly visitorKey: Buffer;

  constructor(
    private readonly orders: OrdersRepository,
    private readonly grants: GrantsRepository,
    private readonly keys: LicenceKeys,
    private readonly links: AccessLinks,
    private readonly bus: Bus,
    @Inject(COMMERCE_CONFIG) { DATA_KEY }: CommerceConfig,
  ) {
    this.visitorKey = deriveKey(DATA_KEY, 'download-visitor');
  }

  /** @throws DomainError core.not_found for an unknown order, a wrong token, and an unpaid order */
  async orderBy(orderPublicId: string, token: string): Promise<Order> {
    const order = await this.orders.findByPublicId(orderPublicId);
    if (!order || order.paidAt === null || !this.links.isValid(order._id, token))
      throw new DomainError('core.not_found');
    return order;
  }

  /** @throws DomainError core.not_found */
  async ofSeller(ownerId: string, _id: string): Promise<Order> {
    return requireFound(await this.orders.findOne({ ownerId, _id }));
  }

  async contentOf({ userId, _id }: Order): Promise<DownloadContent> {
    const grants = await this.grants.ofOrder(userId, _id);
    // Each part of a bundle has keys of its own, named as its grant.
    const lineIds = grants.map(({ lineId }) => lineId);
    return { grants, keys: await this.keys.ofOrderLines(userId, lineIds) };
  }

  /**
   * The file is found before the download is counted: one that cannot be sent costs nothing.
   * @throws DomainError core.not_found, downloads.exhausted, downloads.expired, downloads.revoked
   */
  async open(request: RequestOf<typeof openDownload>, ctx: Ctx, now = new Date()) {
    const { mediaId, part, isCounted } = request;
    const { grant, granted } = await this.grantedBy(request);
    const { file } = await this.bus.request(getPrivateFile, { userId: grant.userId, mediaId }, systemContext());
    if (!file) throw new DomainError('core.not_found');
    const found = { ...file, fileName: granted.name || file.fileName };
    const length = lengthOf(part, file.size);
    const attempt = { mediaId, length, visitor: this.visitorOf(ctx) };
    const isContinued =
      isCounted && part !== null && (await this.grants.continueDownload(grant, attempt, file.size, now));
    refuse(grant, isContinued, now);
    if (isContinued || !isCounted) return { file: found, reserved: isCounted ? length : 0 };
    if (!(await this.grants.countDownload(grant, attempt, now))) throw new DomainError('downloads.exhausted');
    return { file: found, reserved: length };
  }

  /** @throws DomainError core.not_found */
  async returnUnsent({ unsent, ...request }: RequestOf<typeof returnUnsent>, ctx: Ctx): Promise<void> {
    const { grant } = await this.grantedBy(request);
    const { mediaId } = request;
    await this.grants.returnUnsent(grant, { mediaId, length: unsent, visitor: this.visitorOf(ctx) });
  }

  private async grantedBy(request: Omit<RequestOf<typeof returnUnsent>, 'unsent'>) {
    const { _id: orderId, userId: ownerId } = await this.orderBy(request.orderPublicId, request.token);
    const grant = await this.grants.findOne({ ownerId, orderId, _id: request.downloadId });
    const granted = grant?.files.find((file) => file.mediaId === request.mediaId);
    if (!grant || !granted) throw new DomainError('core.not_found');
    return { grant, granted };
  }

  private visitorOf({ ipHash, userAgent }: Ctx): string {
    return keyedHash(this.visitorKey, ipHash, userAgent).slice(0, 32);
  }
}

/** Bytes of a part, as the gateway sends it: one that makes no sense is the whole file. */
function lengthOf(part: RequestOf<typeof openDownload>['part'], size: number): number {
  if (part === null) return size;
  const { from, to } = part;
  if (from === null) return Math.min(to ?? size, size);
  if (to !== null && to < from) return size;
  return Math.max(0, Math.min(to ?? size - 1, size - 1) - from + 1);
}

/** What a grant is at a moment: it expires without being written. */
export const stateAt = ({ state, expiresAt }: DownloadGrant, now: Date): DownloadGrant['state'] =>
  state === 'active' && expiresAt !== null && expiresAt <= now ? 'expired' : state;

/** @throws DomainError for a grant that opens nothing any more; an exhausted one still lets the last download be continued */
function refuse(grant: DownloadGrant, isContinued: boolean, now: Date): void {
  const state = stateAt(grant, now);
  if (state === 'revoked') throw new DomainError('downloads.revoked');
  if (isContinued) return;
  if (state === 'exhausted') throw new DomainError('downloads.exhausted');
  if (state === 'expired') throw new DomainError('downloads.expired');
}
