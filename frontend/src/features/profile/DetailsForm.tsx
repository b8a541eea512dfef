import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { isAdultBirthdate, updateProfile, type UserView } from '@linkyard/contracts';
import { perLanguage, FormFailure, LeaveGuard, toast, useSaveShortcut, useUiForm, translated } from '@linkyard/ui';
import { weekdayName } from '../../shared/time/days.js';
import { refusalOf } from '../../shared/api/api-error.js';
import { languageFor, languages } from '../../shared/language/app-language.js';
import { useOthersDataQuery } from '../../shared/others-data.js';
import { userChanged } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { useUpdateProfileMutation } from './api.js';

const birthdateText = perLanguage(() => t`Invalid birthdate. Please provide a valid date.`);

const clocks = perLanguage(() => [
  { value: '12', label: t`12 hours (3:07 PM)` },
  { value: '24', label: t`24 hours (15:07)` },
]);

const weekDays = () => [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: weekdayName(day) }));

const valuesOf = (user: UserView) => ({
  name: user.name,
  phone: user.phone,
  birthdate: user.birthdate ?? '',
  companyName: user.companyName,
  website: user.website,
  timeZone: user.timeZone,
  currency: user.currency,
  locale: languageFor([user.locale]),
  weekStart: String(user.weekStart),
  timeFormat: String(user.timeFormat),
});

export function DetailsForm({ user }: { user: UserView }) {
  const [save] = useUpdateProfileMutation();
  const lists = useOthersDataQuery({});
  const dispatch = useAppDispatch();

  const { form, takeStored, formProps, failure, submitting, submitNow } = useUiForm({
    initialValues: valuesOf(user),
    validate: {
      name: (value) => (value.trim() ? null : t`Name is required`),
      birthdate: (value) => (value === '' || isAdultBirthdate(value) ? null : birthdateText()),
    },
    submit: async (values) => {
      const website = values.website.trim();
      const answer = await save({
        ...values,
        weekStart: Number(values.weekStart),
        timeFormat: values.timeFormat === '12' ? 12 : 24,
        rev: user.rev,
        birthdate: values.birthdate || null,
        website: website && !/^[a-z]+:/i.test(website) ? `https://${website}` : website,
      });
      const refusal = refusalOf(answer);
      if (refusal?.code === 'auth.invalid_birthdate') {
        return { ...refusal, errors: [{ path: 'birthdate', message: refusal.message }] };
      }
      if (answer.data) {
        dispatch(userChanged(answer.data));
        takeStored(valuesOf(answer.data), values);
        toast.success(translated(updateProfile.message));
      }
      return refusal;
    },
  });
  const changed = form.isDirty();
  useSaveShortcut(submitNow, changed);

  const zones = lists.data?.timeZones.map(({ zone, label }) => ({ value: zone, label })) ?? [
    { value: user.timeZone, label: user.timeZone },
  ];
  const currencies = lists.data?.currencies.map(({ code, title }) => ({
    value: code,
    label: `${code} · ${title}`,
  })) ?? [{ value: user.currency, label: user.currency }];

  return (
    <form {...formProps}>
      <LeaveGuard when={changed && !submitting} />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput label={t`Name`} dir="auto" autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
          <TextInput label={t`Phone`} type="tel" autoComplete="tel" maxLength={32} {...form.getInputProps('phone')} />
          <TextInput label={t`Date of birth`} type="date" autoComplete="bday" {...form.getInputProps('birthdate')} />
          <TextInput
            label={t`Company`}
            dir="auto"
            autoComplete="organization"
            maxLength={160}
            {...form.getInputProps('companyName')}
          />
          <TextInput
            label={t`Website`}
            type="url"
            autoComplete="url"
            placeholder="https://"
            maxLength={2048}
            {...form.getInputProps('website')}
          />
          <Select label={t`Currency`} searchable limit={60} data={currencies} {...form.getInputProps('currency')} />
          <Select label={t`Language`} data={languages} {...form.getInputProps('locale')} />
          <Select label={t`Time zone`} searchable limit={60} data={zones} {...form.getInputProps('timeZone')} />
          <Select
            label={t`Clock`}
            description={t`How times are shown to you.`}
            data={clocks()}
            allowDeselect={false}
            {...form.getInputProps('timeFormat')}
          />
          <Select
            label={t`First day of the week`}
            description={t`In calendars, and for limits per week.`}
            data={weekDays()}
            allowDeselect={false}
            {...form.getInputProps('weekStart')}
          />
        </SimpleGrid>
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <div>
          <Button type="submit" loading={submitting} disabled={!changed}>
            <Trans>Save details</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
