import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { changePlans } from '@linkyard/contracts';
import { CardsSkeleton, EmptyState, ErrorState, PageHead, toast, translated } from '@linkyard/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { useChangePlansMutation, usePlansQuery, type PlanRow } from './api.js';
import { DeletePlanDialog } from './DeletePlanDialog.js';
import { PlanDrawer } from './PlanDrawer.js';
import { PlanItem } from './PlanItem.js';
import css from './plans.module.css';

const noPlans: readonly PlanRow[] = [];

/** `/white-label/plans`: what the people of a reseller may have. @source models.md 16 */
export function PlansScreen() {
  const { data, isError, error, isFetching, isLoading, refetch } = usePlansQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const plans = data?.plans ?? noPlans;
  const [change, { isLoading: isChanging }] = useChangePlansMutation();
  const [edited, setEdited] = useState<PlanRow | 'new' | null>(null);
  const [deleted, setDeleted] = useState<PlanRow | null>(null);

  const makeDefault = async ({ people: _people, ...plan }: PlanRow) => {
    const refusal = refusalOf(await change({ save: { ...plan, isDefault: true }, formerName: plan.name }));
    if (refusal) toast.error(refusal.errors?.[0]?.message ?? refusal.message);
    else toast.success(translated(changePlans.message));
  };
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEdited('new')}>
      <Trans>Add plan</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={t`Plans`}
        back={{ to: '/white-label', label: t`White Label` }}
        purpose={t`What each of your people may have. Whoever signs up gets the default plan.`}
        action={plans.length > 0 && add}
      />
      {isLoading && <CardsSkeleton cards={2} pictureHeight={0} />}
      {isError && !data && (
        <ErrorState failure={asApiError(error)} retry={() => void refetch()} retrying={isFetching} />
      )}
      {data && plans.length === 0 && (
        <EmptyState
          drawing="people"
          text={t`Without a plan, your people have no limits of their own.`}
          hint={t`The first plan is the default: whoever signs up gets it.`}
          action={add}
        />
      )}
      {plans.length > 0 && (
        <ul className={css['plans']} aria-label={t`Plans`}>
          {plans.map((plan) => (
            <PlanItem
              key={plan.name}
              plan={plan}
              isChanging={isChanging}
              onDefault={() => void makeDefault(plan)}
              onEdit={() => setEdited(plan)}
              onDelete={() => setDeleted(plan)}
            />
          ))}
        </ul>
      )}
      <PlanDrawer plan={edited} plans={plans} onClose={() => setEdited(null)} />
      <DeletePlanDialog plan={deleted} plans={plans} onClose={() => setDeleted(null)} />
    </>
  );
}
