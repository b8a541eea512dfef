import { Inject, Injectable } from '@nestjs/common';
import { getPrivateFile, type Ctx, type openDownload, type RequestOf } from '@linkyard/contracts';
import { deriveKey, keyedHash } from '@linkyard/crypto';
import { Bus, DomainError, systemContext } from '@linkyard/service-kit';
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
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(GrantsRepository) private readonly grants: GrantsRepository,
    @Inject(LicenceKeys) private readonly keys: LicenceKeys,
    @Inject(AccessLinks) private readonly links: AccessLinks,
    @Inject(Bus) private readonly bus: Bus,
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
    const order = await this.orders.findOne({ ownerId, _id });
    if (!order) throw new DomainError('core.not_found');
    return order;
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
  async open(request: RequestOf<typeof openDownload>, { ipHash, userAgent }: Ctx, now = new Date()) {
    const { orderPublicId, token, downloadId, mediaId, isContinuation, isCounted } = request;
    const { _id: orderId, userId: ownerId } = await this.orderBy(orderPublicId, token);
    const grant = await this.grants.findOne({ ownerId, orderId, _id: downloadId });
    const granted = grant?.files.find((file) => file.mediaId === mediaId);
    if (!grant || !granted) throw new DomainError('core.not_found');
    const attempt = { mediaId, isContinuation, visitor: keyedHash(this.visitorKey, ipHash, userAgent).slice(0, 32) };
    const isContinued = this.grants.isContinued(grant, attempt, now);
    refuse(grant, isContinued, now);
    const { file } = await this.bus.request(getPrivateFile, { userId: ownerId, mediaId }, systemContext());
    if (!file) throw new DomainError('core.not_found');
    const isFree = isContinued || !isCounted;
    if (!isFree && !(await this.grants.countDownload(grant, attempt, now)))
      throw new DomainError('downloads.exhausted');
    return { file: { ...file, fileName: granted.name || file.fileName } };
  }
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
