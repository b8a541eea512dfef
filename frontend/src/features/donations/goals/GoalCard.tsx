import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu, Progress } from '@mantine/core';
import { addUpdateDonationGoal, toMajorUnits, type DonationGoalView } from '@linkyard/contracts';
import { formatDate, formatMoney, StatusBadge, toast, translated } from '@linkyard/ui';
import { IconDots } from '@tabler/icons-react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useSaveDonationGoalMutation } from '../api.js';
import { goalStateLabels } from '../donation-labels.js';
import css from '../donations.module.css';

interface GoalCardProps {
  goal: DonationGoalView;
  onEdit: () => void;
  onDelete: () => void;
}

export function GoalCard({ goal, onEdit, onDelete }: GoalCardProps) {
  const { _id, rev, title, target, raised, donors, startsAt, endsAt, state } = goal;
  const [save] = useSaveDonationGoalMutation();
  const percent = Math.min(100, Math.floor((raised.amount / target.amount) * 100));
  const isClosed = state === 'closed';
  const turn = async () => {
    const { currency, amount } = target;
    const same = { _id, rev, title, currency, target: toMajorUnits(amount, currency), startsAt, endsAt };
    const refusal = refusalOf(await save({ ...same, state: isClosed ? 'active' : 'closed' }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(addUpdateDonationGoal.message));
  };
  return (
    <article className={css['goal']} aria-label={title}>
      <header>
        <h2 dir="auto">{title}</h2>
        <StatusBadge state={state} states={goalStateLabels()} />
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={34} aria-label={t`Actions for ${title}`}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onEdit}>
              <Trans>Edit</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => void turn()}>{isClosed ? t`Open again` : t`Close`}</Menu.Item>
            <Menu.Item color="red" onClick={onDelete}>
              <Trans>Delete</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      <Progress value={percent} size="lg" radius="xl" aria-label={t`${percent}% of ${title}`} />
      <p className={css['sum']}>
        <Trans>
          <b>{formatMoney(raised)}</b> of {formatMoney(target)} <span>{percent}%</span>
        </Trans>
      </p>
      <p className={css['quiet']}>
        {donors === 1 ? t`1 donor` : t`${donors} donors`}
        {endsAt && t` · until ${formatDate(endsAt)}`}
      </p>
    </article>
  );
}
