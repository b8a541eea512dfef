import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { deleteCalendar, type CalendarAccountView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
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
      toast.success(translated(deleteCalendar.message));
      onClose();
    }
    return refusal;
  };
  return (
    <ConfirmDanger
      opened={account !== null}
      onClose={onClose}
      title={t`Disconnect this calendar?`}
      verb={t`Disconnect`}
      onConfirm={confirm}
      loses={
        <>
          <p>
            <Trans>
              The busy times of <b dir="auto">{account?.email}</b> no longer block slots: people can book you at these
              times.
            </Trans>
          </p>
          <p>
            <Trans>
              We erase our access. Bookings that stand in the calendar stay there and no longer follow changes.
            </Trans>
          </p>
        </>
      }
    />
  );
}
