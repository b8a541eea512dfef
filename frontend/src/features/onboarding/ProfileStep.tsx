import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Select, TextInput } from '@mantine/core';
import { isAdultBirthdate, type UserView } from '@linkyard/contracts';
import { perLanguage, FormFailure, useUiForm } from '@linkyard/ui';
import { ownZone, zoneText } from '@linkyard/languages';
import { refusalOf } from '../../shared/api/api-error.js';
import { useCountryChoices, useOthersDataQuery } from '../../shared/others-data.js';
import { useUpdateOnboardingMutation } from './api.js';
import type { OnboardingReply } from './OnboardingScreen.js';
import css from './onboarding.module.css';

export interface StepProps {
  user: UserView;
  onDone: (reply: OnboardingReply) => void;
}

const birthdateText = perLanguage(() => t`Invalid birthdate. Please provide a valid date.`);
/** The country of the browser's language ("de-AT" → "AT"): a guess to begin with. */
const browserCountry = () => new Intl.Locale(navigator.language).region ?? '';

/** What was filled in before, else what the account or the browser knows. */
function startOf(user: UserView) {
  const before = user.onboarding.step1;
  return {
    name: before?.name || user.name,
    birthdate: before?.birthdate || user.birthdate || '',
    country: before?.country || browserCountry(),
    timeZone: before?.timeZone || user.timeZone || ownZone(),
  };
}

export function ProfileStep({ user, onDone }: StepProps) {
  const [save] = useUpdateOnboardingMutation();
  const lists = useOthersDataQuery({});
  const countries = useCountryChoices();

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: startOf(user),
    validate: {
      name: (value) => (value.trim() ? null : t`Name is required`),
      birthdate: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) && isAdultBirthdate(value) ? null : birthdateText()),
      country: (value) => (value ? null : t`Choose a country.`),
    },
    submit: async (values) => {
      const answer = await save({ step: 1, ...values });
      const refusal = refusalOf(answer);
      if (refusal?.code === 'auth.invalid_birthdate') {
        return { ...refusal, errors: [{ path: 'birthdate', message: refusal.message }] };
      }
      if (answer.data) onDone(answer.data);
      return refusal;
    },
  });

  return (
    <>
      <h1>
        <Trans>Nice to meet you</Trans>
      </h1>
      <p className={css['lead']}>
        <Trans>A few words about you. Only your name is ever shown to others.</Trans>
      </p>
      <form {...formProps}>
        <div className={css['fields']}>
          <TextInput label={t`Name`} dir="auto" autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
          <TextInput
            label={t`Date of birth`}
            type="date"
            autoComplete="bday"
            description={t`You must be at least 18.`}
            {...form.getInputProps('birthdate')}
          />
          <div className={css['pair']}>
            <Select
              label={t`Country`}
              autoComplete="country"
              searchable
              limit={60}
              nothingFoundMessage={t`No such country`}
              data={countries}
              {...form.getInputProps('country')}
            />
            <Select
              label={t`Time zone`}
              searchable
              limit={60}
              nothingFoundMessage={t`No such zone`}
              data={zoneChoices(lists.data?.timeZones ?? [], form.values.timeZone)}
              {...form.getInputProps('timeZone')}
            />
          </div>
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <div className={css['actions']}>
            <Button type="submit" size="md" loading={submitting}>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

/** The zones to choose from; the present one is among them even while the list is loading. */
function zoneChoices(zones: readonly { zone: string; label: string }[], present: string) {
  const choices = zones.map(({ zone, label }) => ({ value: zone, label }));
  return choices.some((choice) => choice.value === present)
    ? choices
    : [{ value: present, label: zoneText(present) }, ...choices];
}
