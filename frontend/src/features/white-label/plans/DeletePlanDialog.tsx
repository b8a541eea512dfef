import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { ConfirmDanger, toast } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useChangePlansMutation, type PlanRow } from './api.js';

interface DeletePlanDialogProps {
  /** Null: closed. */
  plan: PlanRow | null;
  plans: readonly PlanRow[];
  onClose: () => void;
}

/** Asks which plan the people get instead. @source models.md 16 */
export function DeletePlanDialog({ plan, plans, onClose }: DeletePlanDialogProps) {
  return plan && <Question key={plan.name} plan={plan} plans={plans} onClose={onClose} />;
}

function Question({ plan, plans, onClose }: DeletePlanDialogProps & { plan: PlanRow }) {
  const { name, people } = plan;
  const [change] = useChangePlansMutation();
  const others = plans.filter((other) => other.name !== name);
  const [moveTo, setMoveTo] = useState((others.find(({ isDefault }) => isDefault) ?? others[0])?.name ?? null);
  const [refused, setRefused] = useState<string | null>(null);
  // Also where their number is not known, and where some came since it was read.
  const asksWhere = others.length > 0 && (people !== 0 || refused !== null);

  const confirm = async () => {
    const refusal = refusalOf(await change({ delete: name, ...(asksWhere && moveTo ? { moveTo } : {}) }));
    const isAboutPlan = refusal?.code === 'white-label.plan_in_use' || refusal?.code === 'white-label.plan_unknown';
    if (isAboutPlan && others.length > 0) {
      setRefused(refusal.message);
      return null;
    }
    if (!refusal) {
      toast.success(t`The plan is deleted.`);
      onClose();
    }
    return refusal;
  };
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={t`Delete plan`}
      verb={t`Delete`}
      onConfirm={confirm}
      loses={
        <>
          <Trans>
            The plan <b dir="auto">{name}</b> is deleted.
          </Trans>{' '}
          {people !== null && plural(people, { one: '# person is on it.', other: '# people are on it.' })}
        </>
      }
    >
      {asksWhere && (
        <Select
          label={t`Move its people to`}
          data={others.map((other) => other.name)}
          value={moveTo}
          onChange={(chosen) => {
            setMoveTo(chosen);
            setRefused('');
          }}
          error={refused}
          allowDeselect={false}
        />
      )}
    </ConfirmDanger>
  );
}
