import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button } from '@mantine/core';
import type { PlanRow } from './api.js';
import { limitWords } from './plan-limits.js';
import css from './plans.module.css';

interface PlanItemProps {
  plan: PlanRow;
  /** A plan is being changed: until that is done, none is made the default. */
  isChanging: boolean;
  onDefault: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One plan: what it allows, and how many people are on it. */
export function PlanItem({ plan, isChanging, onDefault, onEdit, onDelete }: PlanItemProps) {
  const { name, people } = plan;
  return (
    <li className={css['plan']}>
      <div className={css['head']}>
        <span className={css['name']} dir="auto">
          {name}
        </span>
        {plan.isDefault && (
          <Badge variant="light">
            <Trans>Default</Trans>
          </Badge>
        )}
      </div>
      <p className={css['limits']}>{limitWords(plan.limits)}</p>
      <p className={css['people']}>
        {people === null
          ? t`How many people are on it is not known right now.`
          : plural(people, { one: '# person', other: '# people' })}
      </p>
      <div className={css['actions']}>
        <Button variant="default" size="xs" aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        {!plan.isDefault && (
          <Button
            variant="default"
            size="xs"
            aria-label={t`Make default: ${name}`}
            disabled={isChanging}
            onClick={onDefault}
          >
            <Trans>Make default</Trans>
          </Button>
        )}
        <Button variant="subtle" color="red" size="xs" aria-label={t`Delete ${name}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}
