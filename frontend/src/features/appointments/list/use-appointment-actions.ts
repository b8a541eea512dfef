import { t } from '@lingui/core/macro';
import { deleteAppointments, type AppointmentView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../../shared/api/api-error.js';
import {
  useDeleteAppointmentsMutation,
  useDuplicateAppointmentMutation,
  useSaveAppointmentMutation,
  useToggleAppointmentMutation,
} from '../api.js';
import { bookingUrl } from '../appointment-labels.js';

/** What can be done with appointments without opening them. */
export function useAppointmentActions() {
  const [save] = useSaveAppointmentMutation();
  const [toggle] = useToggleAppointmentMutation();
  const [duplicate] = useDuplicateAppointmentMutation();
  const [remove] = useDeleteAppointmentsMutation();
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/appointments/${id}`);

  return {
    async add() {
      const answer = await save({});
      const refusal = refusalOf(answer);
      if (refusal) toast.error(refusal.message);
      if (answer.data) open(answer.data._id);
    },
    async toggle({ _id, status }: AppointmentView) {
      const next = status === 1 ? 0 : 1;
      const refusal = refusalOf(await toggle({ _id, status: next }));
      if (refusal) toast.error(refusal.message);
      else toast.success(next === 1 ? t`Switched on.` : t`Switched off. Bookings that were made stay.`);
    },
    async duplicate({ _id }: AppointmentView) {
      const answer = await duplicate({ _id });
      const refusal = refusalOf(answer);
      if (refusal) toast.error(refusal.message);
      if (answer.data) {
        toast.success(t`Copied as a draft.`);
        open(answer.data._id);
      }
    },
    async setState({ _id, rev }: AppointmentView, state: AppointmentView['state']) {
      const refusal = refusalOf(await save({ _id, rev, state }));
      if (refusal) toast.error(refusal.message);
      else toast.success(state === 'archived' ? t`Archived.` : t`Moved to drafts.`);
    },
    async copyLink({ publicId }: AppointmentView) {
      try {
        await navigator.clipboard.writeText(bookingUrl(publicId));
        toast.success(t`Link copied.`);
      } catch {
        toast.error(t`The browser did not allow copying.`);
      }
    },
    async remove(ids: readonly string[]) {
      const refusal = refusalOf(await remove({ ids: [...ids] }));
      if (!refusal) toast.success(deleteAppointments.message ?? t`Deleted.`);
      return refusal;
    },
  };
}
export type AppointmentActions = ReturnType<typeof useAppointmentActions>;
