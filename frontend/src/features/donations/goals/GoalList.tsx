import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { DonationGoalView } from '@linkyard/contracts';
import { CardsSkeleton, EmptyState, ErrorState, PageHead } from '@linkyard/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useDonationGoalsQuery } from '../api.js';
import { DonationTabs } from '../DonationTabs.js';
import { DeleteGoal } from './DeleteGoal.js';
import { GoalCard } from './GoalCard.js';
import { GoalDialog } from './GoalDialog.js';
import css from '../donations.module.css';

/** Goals that donation blocks show, with their progress. */
export function GoalList() {
  const list = useDonationGoalsQuery({});
  const [edited, setEdited] = useState<DonationGoalView | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<DonationGoalView | null>(null);
  const goals = list.data?.data;
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
      <Trans>Add goal</Trans>
    </Button>
  );
  return (
    <div data-wide>
      <PageHead title={t`Donations`} purpose={t`What people gave on your pages.`} action={add} />
      <DonationTabs value="goals" />
      {!goals && list.isLoading && <CardsSkeleton cards={2} pictureHeight={60} />}
      {!goals && list.isError && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {goals?.length === 0 && (
        <EmptyState
          drawing="chart"
          text={t`You have no goals yet.`}
          hint={t`Create a goal, then choose it in the donation block of a page.`}
        />
      )}
      <div className={css['goals']}>
        {goals?.map((goal) => (
          <GoalCard key={goal._id} goal={goal} onEdit={() => setEdited(goal)} onDelete={() => setToDelete(goal)} />
        ))}
      </div>
      {edited && <GoalDialog goal={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteGoal goal={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}
