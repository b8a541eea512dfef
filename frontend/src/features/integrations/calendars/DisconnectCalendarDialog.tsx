import { deleteCalendar, type CalendarAccountView } from '@linkyard/contracts';
import { ConfirmDanger, toast } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useDeleteCalendarMutation } from '../api.js';

interface DisconnectCalendarDialogProps {
  account: CalendarAccountView | null;
  onClose: () => void;
}

export function DisconnectCalendarDialog({ account, onClose }: DisconnectCalendarDialogProps) {
  const [remove] = useDeleteCalendarMutation();
  const confirm = async () => {
    if (!account) return null;
    const refusal = refusalOf(await remove({ _id: account._id }));
    if (!refusal) {
      toast.success(deleteCalendar.message ?? '');
      onClose();
    }
    return refusal;
  };
  return (
    <ConfirmDanger
      opened={account !== null}
      onClose={onClose}
      title="Disconnect this calendar?"
      verb="Disconnect"
      onConfirm={confirm}
      loses={
        <>
          <p>
            The busy times of <b dir="auto">{account?.email}</b> no longer block slots: people can book you at these
            times.
          </p>
          <p>We erase our access. Bookings that stand in the calendar stay there and no longer follow changes.</p>
        </>
      }
    />
  );
}
