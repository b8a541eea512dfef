import { t } from '@lingui/core/macro';
import { plural } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useMarkNotificationsReadMutation } from './api.js';

/** Marks notifications; a refusal is a toast. @source spec 8 "Failed to mark as read" */
export function useReadMarks() {
  const [mark, { isLoading }] = useMarkNotificationsReadMutation();

  const run = async (request: Parameters<typeof mark>[0]) => {
    const answer = await mark(request);
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message || t`Failed to mark as read`);
    return answer.data ?? null;
  };

  return {
    isMarking: isLoading,
    markOne: (id: string, markAsRead = true) => void run({ ids: [id], markAsRead }),

    /** Up to the newest that is shown: what arrives later stays unread. Up to 200 of them can be taken back. */
    async markAll(newest: string) {
      const marked = await run({ upTo: newest });
      const { ids = [] } = marked ?? {};
      if (ids.length === 0) return;
      const text = plural(ids.length, {
        one: '# notification marked as read',
        other: '# notifications marked as read',
      });
      toast.undo(text, () => void run({ ids, markAsRead: false }));
    },
  };
}
