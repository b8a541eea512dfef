import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, MultiSelect } from '@mantine/core';
import { firstReason, slug, type UserView } from '@linkyard/contracts';
import { FormFailure, reasonText, useUiForm } from '@linkyard/ui';
import { handleFrom } from '../../shared/address/handle.js';
import { refusalOf } from '../../shared/api/api-error.js';
import { useOthersDataQuery } from '../../shared/others-data.js';
import { useUpdateOnboardingMutation } from './api.js';
import { HandleField } from './HandleField.js';
import type { StepProps } from './ProfileStep.js';
import { useHandleCheck } from './use-handle-check.js';
import css from './onboarding.module.css';

const slugError = (value: string) => {
  const why = firstReason(slug.safeParse(value).error);
  return why && reasonText(why);
};

interface HandleStepProps extends Pick<StepProps, 'onDone'> {
  user: Pick<UserView, 'name' | 'username' | 'onboarding'>;
}

const initialHandle = ({ onboarding, username, name }: HandleStepProps['user']) =>
  onboarding.step2?.username || username || handleFrom(name);

export function HandleStep({ user, onDone }: HandleStepProps) {
  const [save] = useUpdateOnboardingMutation();
  const lists = useOthersDataQuery({});

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { username: initialHandle(user), categories: user.onboarding.step2?.categories ?? [] },
    validate: {
      username: slugError,
      categories: (value) => (value.length > 0 ? null : t`Please add at least one category`),
    },
    submit: async (values) => {
      const answer = await save({ step: 2, ...values });
      const refusal = refusalOf(answer);
      if (refusal?.code.startsWith('campaigns.slug_')) {
        return { ...refusal, errors: [{ path: 'username', message: refusal.message }] };
      }
      if (answer.data) onDone(answer.data);
      return refusal;
    },
  });
  const verdict = useHandleCheck(form.values.username);

  return (
    <>
      <h1>
        <Trans>Choose your address</Trans>
      </h1>
      <p className={css['lead']}>
        <Trans>This is where people find you. Short and easy to say works best.</Trans>
      </p>
      <form {...formProps}>
        <div className={css['fields']}>
          <HandleField
            value={form.values.username}
            onChange={(username) => form.setFieldValue('username', username)}
            verdict={verdict}
            error={form.errors['username']}
          />
          <MultiSelect
            label={t`What is it about?`}
            description={t`One to five categories.`}
            placeholder={form.values.categories.length === 0 ? t`Music, coaching, ceramics…` : ''}
            searchable
            hidePickedOptions
            maxValues={5}
            limit={60}
            nothingFoundMessage={t`No such category`}
            data={lists.data?.siteCategories ?? []}
            {...form.getInputProps('categories')}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <div className={css['actions']}>
            <Button type="submit" size="md" loading={submitting} disabled={verdict.kind === 'refused'}>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
