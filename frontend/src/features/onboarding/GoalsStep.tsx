import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Select, TextInput, UnstyledButton } from '@mantine/core';
import {
  IconCalendar,
  IconLink,
  IconPlus,
  IconShoppingBag,
  IconSpeakerphone,
  IconTrash,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { onboardingGoals } from '@linkyard/contracts';
import { perLanguage, FormFailure, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useUpdateOnboardingMutation } from './api.js';
import type { StepProps } from './ProfileStep.js';
import css from './onboarding.module.css';

type Goal = (typeof onboardingGoals)[number];

const goals: () => readonly { goal: Goal; icon: Icon; title: string; text: string }[] = perLanguage(() => [
  { goal: 'links', icon: IconLink, title: t`Share my links`, text: t`Everything I make in one place` },
  { goal: 'leads', icon: IconUsersGroup, title: t`Grow a list`, text: t`Collect leads and form answers` },
  { goal: 'sell', icon: IconShoppingBag, title: t`Sell things`, text: t`Products, files, services` },
  { goal: 'bookings', icon: IconCalendar, title: t`Take bookings`, text: t`Calls, lessons, appointments` },
  { goal: 'brandDeals', icon: IconSpeakerphone, title: t`Work with brands`, text: t`Show what I offer sponsors` },
]);

const networks = perLanguage(() => [
  { value: 'instagram', label: t`Instagram` },
  { value: 'tiktok', label: t`TikTok` },
  { value: 'youtube', label: t`YouTube` },
  { value: 'facebook', label: t`Facebook` },
  { value: 'x', label: 'X' },
  { value: 'linkedin', label: t`LinkedIn` },
  { value: 'spotify', label: t`Spotify` },
  { value: 'website', label: t`Website` },
]);

interface Social {
  type: string;
  handle: string;
}

export function GoalsStep({ user, onDone }: StepProps) {
  const [save, saving] = useUpdateOnboardingMutation();
  const before = user.onboarding.step3;
  const firstSocials: Social[] = before?.socials.length ? before.socials : [{ type: 'instagram', handle: '' }];
  const firstGoals: Goal[] = before?.goals ?? [];

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { goals: firstGoals, socials: firstSocials },
    submit: async (values) => {
      const socials = values.socials.filter((social) => social.handle.trim());
      const answer = await save({ step: 3, goals: values.goals, socials });
      if (answer.data) onDone(answer.data);
      return refusalOf(answer);
    },
  });
  const skip = async () => {
    const answer = await save({ step: 3, skip: true });
    if (answer.data) onDone(answer.data);
  };
  const toggle = (goal: Goal) => {
    const chosen = form.values.goals;
    form.setFieldValue('goals', chosen.includes(goal) ? chosen.filter((known) => known !== goal) : [...chosen, goal]);
  };

  return (
    <>
      <h1>
        <Trans>What brings you here?</Trans>
      </h1>
      <p className={css['lead']}>
        <Trans>Choose as many as you like. It only decides what we show you first.</Trans>
      </p>
      <form {...formProps}>
        <div className={css['fields']}>
          <div className={css['goals']} role="group" aria-label={t`Goals`}>
            {goals().map(({ goal, icon: GoalIcon, title, text }) => (
              <UnstyledButton
                key={goal}
                className={css['goal']}
                aria-pressed={form.values.goals.includes(goal)}
                onClick={() => toggle(goal)}
              >
                <GoalIcon size={20} stroke={1.5} aria-hidden />
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
              </UnstyledButton>
            ))}
          </div>
          <div className={css['fields']} style={{ gap: 8 }}>
            <h2 className={css['subtitle']}>
              <Trans>Where are you already?</Trans>
            </h2>
            {form.values.socials.map((social, index) => (
              // Rows have no identity but their place, and are only removed or added at the end.
              <div key={index} className={css['social']}>
                <Select
                  aria-label={t`Network`}
                  data={networks()}
                  value={social.type}
                  onChange={(type) => form.setFieldValue(`socials.${index}.type`, type ?? 'website')}
                />
                <TextInput
                  aria-label={t`Name or address there`}
                  placeholder={social.type === 'website' ? 'https://example.org' : '@yourname'}
                  maxLength={200}
                  autoCapitalize="none"
                  autoComplete="off"
                  {...form.getInputProps(`socials.${index}.handle`)}
                />
                <ActionIcon
                  aria-label={t`Remove`}
                  size={38}
                  onClick={() =>
                    form.setFieldValue(
                      'socials',
                      form.values.socials.filter((_, at) => at !== index),
                    )
                  }
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </div>
            ))}
            <div>
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconPlus size={16} stroke={1.5} />}
                disabled={form.values.socials.length >= 30}
                onClick={() => form.setFieldValue('socials', [...form.values.socials, { type: 'tiktok', handle: '' }])}
              >
                <Trans>Add another</Trans>
              </Button>
            </div>
          </div>
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <div className={css['actions']}>
            <Button
              variant="subtle"
              color="gray"
              size="md"
              disabled={submitting || saving.isLoading}
              onClick={() => void skip()}
            >
              <Trans>Skip</Trans>
            </Button>
            <Button type="submit" size="md" loading={submitting}>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
