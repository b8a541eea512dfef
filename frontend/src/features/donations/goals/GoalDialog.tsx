import { t } from '@lingui/core/macro';
import { Modal, Stack, TextInput } from '@mantine/core';
import { addUpdateDonationGoal, toMajorUnits, type DonationGoalView } from '@linkyard/contracts';
import { CurrencySelect, DateField, DialogFoot, MoneyField, toast, useUiForm, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { momentOfReadersInput, readersInput } from '../../../shared/time/zoned-input.js';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import { useUser } from '../../../shared/session/use-session.js';
import { useSaveDonationGoalMutation } from '../api.js';

interface GoalDialogProps {
  /** Null for a new one. */
  goal: DonationGoalView | null;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  title: string;
  target: number | null;
  currency: string;
  startsAt: string | null;
  endsAt: string | null;
}

/** Days begin and end where the owner is. */
const dayOf = (moment: string | null | undefined): string | null => readersInput(moment).slice(0, 10) || null;

const valuesOf = (goal: DonationGoalView | null, ownCurrency = 'USD'): Values => ({
  title: goal?.title ?? '',
  target: goal?.target.amount ?? null,
  currency: goal?.target.currency ?? ownCurrency,
  startsAt: dayOf(goal?.startsAt),
  endsAt: dayOf(goal?.endsAt),
});

export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const [save] = useSaveDonationGoalMutation();
  const ownCurrency = useUser()?.currency;
  const lists = useOthersDataQuery({});
  const { form, formProps, failure, submitting } = useUiForm<Values>({
    initialValues: valuesOf(goal, ownCurrency),
    closesOnSave: true,
    validate: {
      title: (title) => (title.trim() ? null : t`Please enter a title.`),
      target: (target) => (target ? null : t`Please enter an amount.`),
    },
    submit: async ({ title, target, currency, startsAt, endsAt }) => {
      const answer = await save({
        ...(goal ? { _id: goal._id, rev: goal.rev } : {}),
        state: goal?.state === 'closed' ? 'closed' : 'active',
        title: title.trim(),
        target: toMajorUnits(target ?? 0, currency),
        currency,
        startsAt: startsAt && momentOfReadersInput(`${startsAt}T00:00`),
        // The goal lasts through its last day.
        endsAt: endsAt && momentOfReadersInput(`${endsAt}T23:59:59`),
      });
      if (answer.data) {
        toast.success(translated(addUpdateDonationGoal.message));
        onClose();
      }
      return refusalOf(answer);
    },
  });
  const { currency, target, startsAt, endsAt } = form.values;
  return (
    <Modal opened onClose={onClose} title={goal ? t`Edit goal` : t`Add goal`}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput
            label={t`Title`}
            placeholder={t`A new kiln`}
            maxLength={120}
            data-autofocus
            {...form.getInputProps('title')}
          />
          <CurrencySelect
            currencies={lists.data?.currencies.map(({ code }) => code) ?? [currency]}
            value={currency}
            disabled={goal !== null}
            onChange={(code) => form.setFieldValue('currency', code)}
          />
          <MoneyField
            label={t`Target`}
            value={target}
            currency={currency}
            error={form.errors['target']}
            onChange={(minor) => form.setFieldValue('target', minor)}
          />
          <DateField
            label={t`First day (optional)`}
            value={startsAt}
            onChange={(day) => form.setFieldValue('startsAt', day)}
          />
          <DateField
            label={t`Last day (optional)`}
            value={endsAt}
            onChange={(day) => form.setFieldValue('endsAt', day)}
          />
          <DialogFoot failure={failure} submit={t`Save`} submitting={submitting} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
