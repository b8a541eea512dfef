import { t } from '@lingui/core/macro';
import { deleteDonationGoal, type DonationGoalView } from '@linkyard/contracts';
import { ConfirmDanger, formatMoney, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useDeleteDonationGoalMutation } from '../api.js';

export function DeleteGoal({ goal, onClose }: { goal: DonationGoalView | null; onClose: () => void }) {
  const [remove] = useDeleteDonationGoalMutation();
  return (
    <ConfirmDanger
      opened={goal !== null}
      onClose={onClose}
      title={t`Delete “${goal?.title ?? ''}”?`}
      verb={t`Delete`}
      loses={
        goal &&
        t`Blocks that show it show no goal any more. The ${formatMoney(goal.raised)} given towards it and their donations stay.`
      }
      onConfirm={async () => {
        if (!goal) return null;
        const refusal = refusalOf(await remove({ _id: goal._id }));
        if (refusal) return refusal;
        toast.success(translated(deleteDonationGoal.message));
        onClose();
        return null;
      }}
    />
  );
}
