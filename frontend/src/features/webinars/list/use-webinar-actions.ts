import { t } from '@lingui/core/macro';
import type { WebinarView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../../shared/api/api-error.js';
import {
  useCancelWebinarMutation,
  useDeleteWebinarsMutation,
  useSaveWebinarMutation,
  useToggleWebinarMutation,
} from '../api.js';
import { webinarUrl } from '../webinar-labels.js';

/** What can be done with webinars without opening them. */
export function useWebinarActions() {
  const [save] = useSaveWebinarMutation();
  const [toggle] = useToggleWebinarMutation();
  const [cancel] = useCancelWebinarMutation();
  const [remove] = useDeleteWebinarsMutation();
  const navigate = useNavigate();

  return {
    async add() {
      const answer = await save({});
      const refusal = refusalOf(answer);
      if (refusal) toast.error(refusal.message);
      if (answer.data) void navigate(`/webinars/${answer.data.webinar._id}`);
    },
    async toggle({ _id, status }: WebinarView) {
      const next = status === 1 ? 0 : 1;
      const refusal = refusalOf(await toggle({ _id, status: next }));
      if (refusal) toast.error(refusal.message);
      else toast.success(next === 1 ? t`Switched on.` : t`Switched off. Existing registrations stay.`);
    },
    async copyLink(webinar: WebinarView) {
      try {
        await navigator.clipboard.writeText(webinarUrl(webinar));
        toast.success(t`Link copied.`);
      } catch {
        toast.error(t`The browser did not allow copying.`);
      }
    },
    async cancel({ _id }: Pick<WebinarView, '_id'>, reason: string) {
      const refusal = refusalOf(await cancel({ _id, reason }));
      if (!refusal) toast.success(t`Cancelled. Everybody who is registered gets a mail.`);
      return refusal;
    },
    async remove(ids: readonly string[]) {
      const refusal = refusalOf(await remove({ ids: [...ids] }));
      if (!refusal) toast.success(t`Deleted.`);
      return refusal;
    },
  };
}
export type WebinarActions = ReturnType<typeof useWebinarActions>;
