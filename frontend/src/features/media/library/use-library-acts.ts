import { t } from '@lingui/core/macro';
import type { MediaView, RequestInput, updateMedia } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useDeleteMediaMutation, useRestoreMediaMutation, useUpdateMediaMutation } from './api.js';
import { filesText } from './media-words.js';

type Patch = RequestInput<typeof updateMedia>['patch'];

const idsOf = (media: readonly MediaView[]) => media.map(({ _id }) => _id);

/** What can be done with files. Each is done at once and answers a refusal, or null. */
export function useLibraryActs() {
  const [update] = useUpdateMediaMutation();
  const [remove] = useDeleteMediaMutation();
  const [restore] = useRestoreMediaMutation();

  const change = async (media: readonly MediaView[], patch: Patch): Promise<ApiError | null> =>
    refusalOf(await update({ ids: idsOf(media), patch }));

  const bringBack = async (ids: readonly string[]): Promise<ApiError | null> => {
    const refusal = refusalOf(await restore({ ids: [...ids] }));
    if (refusal) toast.error(refusal.message);
    else toast.success(ids.length === 1 ? t`Restored` : t`${filesText(ids.length)} restored`);
    return refusal;
  };

  /** Each back to the folder that it was in. */
  const moveBack = async (media: readonly MediaView[]) => {
    for (const folder of new Set(media.map((item) => item.folder))) {
      const refusal = await change(
        media.filter((item) => item.folder === folder),
        { folder },
      );
      if (refusal) toast.error(refusal.message);
    }
  };

  return {
    change,
    restore: (media: readonly MediaView[]) => bringBack(idsOf(media)),

    /** @returns the file as it is now */
    async changeOne(media: MediaView, patch: Patch): Promise<{ refusal: ApiError | null; media: MediaView }> {
      const answer = await update({ ids: [media._id], patch });
      return { refusal: refusalOf(answer), media: answer.data?.media[0] ?? media };
    },

    /** @param folder empty: out of any folder */
    async move(media: readonly MediaView[], folder: string): Promise<ApiError | null> {
      const refusal = await change(media, { folder });
      const where = folder ? t`to “${folder}”` : t`out of the folder`;
      if (!refusal) toast.undo(t`${filesText(media.length)} moved ${where}`, () => void moveBack(media));
      return refusal;
    },

    /** @source spec 2 "Media library page", 8 "Deleted successfully" */
    async remove(media: readonly MediaView[], force: boolean): Promise<ApiError | null> {
      const answer = await remove({ type: 'delete', data: idsOf(media), ...(force ? { force } : {}) });
      const refusal = refusalOf(answer);
      if (refusal) return refusal;
      const gone = answer.data?.type === 'delete' ? answer.data.ids : idsOf(media);
      toast.undo(t`Deleted successfully`, () => void bringBack(gone));
      return null;
    },
  };
}

export type LibraryActs = ReturnType<typeof useLibraryActs>;
