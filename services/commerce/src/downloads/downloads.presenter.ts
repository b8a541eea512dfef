import type { DownloadView, listDownloads, ReplyInput } from '@linkyard/contracts';
import type { Order } from '../orders/order.schema.js';
import { stateAt, type DownloadContent } from './downloads.service.js';

export function presentDownloads(
  { publicId }: Pick<Order, 'publicId'>,
  token: string,
  { grants, keys }: DownloadContent,
  now = new Date(),
): ReplyInput<typeof listDownloads>['downloads'] {
  return grants.map((grant): DownloadView => {
    const { _id, title, thumb, remaining, expiresAt, files, externalUrl, lineId } = grant;
    const state = stateAt(grant, now);
    const pathOf = (mediaId: string) =>
      `/user/download/file?${new URLSearchParams({ order: publicId, token, download: _id, file: mediaId }).toString()}`;
    const own = keys.filter((key) => key.orderLineId === lineId);
    return {
      ...{ _id, title, thumb, state, remaining },
      expiresAt: expiresAt?.toISOString() ?? null,
      files: files.map((file) => ({ ...file, path: state === 'active' ? pathOf(file.mediaId) : '' })),
      externalUrl: state === 'revoked' ? '' : externalUrl,
      licenceKeys: state === 'revoked' ? [] : own.map(({ key }) => key),
    };
  });
}
