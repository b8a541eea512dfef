import { deleteDonationGoal, type DonationGoalView } from '@linkyard/contracts';
import { ConfirmDanger, formatMoney, toast } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useDeleteDonationGoalMutation } from '../api.js';

export function DeleteGoal({ goal, onClose }: { goal: DonationGoalView | null; onClose: () => void }) {
  const [remove] = useDeleteDonationGoalMutation();
  return (
    <ConfirmDanger
      opened={goal !== null}
      onClose={onClose}
      title={`Delete “${goal?.title ?? ''}”?`}
      verb="Delete"
      loses={
        goal &&
        `Blocks that show it show no goal any more. The ${formatMoney(goal.raised)} given towards it and their donations stay.`
      }
      onConfirm={async () => {
        if (!goal) return null;
        const refusal = refusalOf(await remove({ _id: goal._id }));
        if (refusal) return refusal;
        toast.success(deleteDonationGoal.message ?? '');
        onClose();
        return null;
      }}
    />
  );
}
