import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Drawer, Stack, Switch, Text, TextInput } from '@mantine/core';
import { changePlans, errorCatalogue, type Plan } from '@linkyard/contracts';
import { DialogFoot, toast, translated, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { LimitField } from '../../../shared/limits/LimitField.js';
import { sentLimit, shownLimit } from '../../../shared/limits/typed-limit.js';
import { useChangePlansMutation, type PlanRow } from './api.js';
import { planLimits } from './plan-limits.js';

interface PlanDrawerProps {
  /** `new`: one is added. Null: closed. */
  plan: PlanRow | 'new' | null;
  plans: readonly PlanRow[];
  onClose: () => void;
}

/** Adds a plan or changes one. @source models.md 16 */
export function PlanDrawer({ plan, plans, onClose }: PlanDrawerProps) {
  return (
    <Drawer
      opened={plan !== null}
      onClose={onClose}
      title={plan === 'new' ? t`Add plan` : t`Edit plan`}
      position="right"
      size="md"
    >
      {plan && <PlanForm plan={plan === 'new' ? null : plan} plans={plans} onClose={onClose} />}
    </Drawer>
  );
}

type Limits = Record<keyof Plan['limits'], number | ''>;
const valuesOf = (plan: PlanRow | null) => ({
  name: plan?.name ?? '',
  limits: Object.fromEntries(planLimits.map((kind) => [kind, shownLimit(kind, plan?.limits[kind] ?? null)])) as Limits,
  isDefault: plan?.isDefault ?? false,
});

function PlanForm({ plan, plans, onClose }: { plan: PlanRow | null; plans: readonly PlanRow[]; onClose: () => void }) {
  const [change] = useChangePlansMutation();
  const isTaken = (name: string) => plans.some((other) => other.name === name && other.name !== plan?.name);
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: valuesOf(plan),
    validate: {
      name: (typed) => {
        if (!typed.trim()) return t`Name is required`;
        return isTaken(typed.trim()) ? translated(errorCatalogue['white-label.plan_exists'].text) : null;
      },
    },
    submit: async ({ name, limits, isDefault }) => {
      const { campaigns, products, mediaBytes, emailsPerMonth } = limits;
      const save = {
        name,
        limits: {
          campaigns: sentLimit('campaigns', campaigns),
          products: sentLimit('products', products),
          mediaBytes: sentLimit('mediaBytes', mediaBytes),
          emailsPerMonth: sentLimit('emailsPerMonth', emailsPerMonth),
        },
        features: plan?.features ?? {},
        isDefault,
      };
      const refusal = refusalOf(await change({ save, ...(plan ? { formerName: plan.name } : {}) }));
      if (refusal)
        return {
          ...refusal,
          errors: refusal.errors?.map((error) => ({ ...error, path: error.path.replace(/^save\./, '') })),
        };
      toast.success(translated(changePlans.message));
      onClose();
      return null;
    },
  });
  const staysDefault = plan ? plan.isDefault : plans.length === 0;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label={t`Name`} required maxLength={60} dir="auto" data-autofocus {...form.getInputProps('name')} />
        <Text size="sm" c="dimmed">
          <Trans>What each person on this plan may have. An empty field is no limit.</Trans>
        </Text>
        {planLimits.map((kind) => (
          <LimitField
            key={kind}
            kind={kind}
            {...form.getInputProps(`limits.${kind}`)}
            onChange={(typed) => form.setFieldValue(`limits.${kind}`, typed)}
          />
        ))}
        <Switch
          label={t`Default plan`}
          description={
            staysDefault
              ? t`Whoever signs up gets it. Make another plan the default to change that.`
              : t`Whoever signs up gets it.`
          }
          checked={staysDefault || form.values.isDefault}
          disabled={staysDefault}
          onChange={({ currentTarget }) => form.setFieldValue('isDefault', currentTarget.checked)}
        />
        {plan !== null && plan.people !== 0 && (
          <Text size="sm" c="dimmed">
            <Trans>People who are on this plan get what you save.</Trans>
          </Text>
        )}
        <DialogFoot
          failure={failure}
          submit={plan ? t`Save` : t`Add plan`}
          submitting={submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
