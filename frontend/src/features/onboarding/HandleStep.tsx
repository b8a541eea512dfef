import { Button, Loader, MultiSelect, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { slug } from '@linkyard/contracts';
import { FormFailure, useUiForm } from '@linkyard/ui';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useOthersDataQuery } from '../../shared/others-data.js';
import { useOnboardingHandleQuery, useUpdateOnboardingMutation } from './api.js';
import { handleFrom, reasonText } from '../../shared/address/handle.js';
import type { StepProps } from './ProfileStep.js';
import css from './onboarding.module.css';

/** Milliseconds typing rests before the name is looked up. */
const restMs = 300;

export function HandleStep({ user, onDone }: StepProps) {
  const [save] = useUpdateOnboardingMutation();
  const lists = useOthersDataQuery({});
  const before = user.onboarding.step2;

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: {
      username: before?.username || user.username || handleFrom(user.name),
      categories: before?.categories ?? [],
    },
    validate: {
      username: (value) => {
        const parsed = slug.safeParse(value);
        return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
      },
      categories: (value) => (value.length > 0 ? null : 'Please add at least one category'),
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

  const typed = form.values.username.trim().toLowerCase();
  const [rested] = useDebouncedValue(typed, restMs);
  const look = useOnboardingHandleQuery({ campName: rested }, { skip: rested.length < 3 });
  const settled = rested === typed && !look.isFetching ? look.currentData : undefined;
  const waiting = typed.length >= 3 && !settled && !look.isError;
  const error = form.errors['username'];
  const input = form.getInputProps('username');
  const refusedText = settled && !settled.available ? reasonText(settled.reason) : null;

  return (
    <>
      <h1>Choose your address</h1>
      <p className={css['lead']}>This is where people find you. Short and easy to say works best.</p>
      <form {...formProps}>
        <div className={css['fields']}>
          <div>
            <label className="ly-visually-hidden" htmlFor="handle">
              Your address
            </label>
            <div className={css['address']} data-error={error || refusedText ? true : undefined}>
              <span>{window.location.host}/</span>
              <input
                id="handle"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
                aria-invalid={Boolean(error)}
                aria-describedby="handle-verdict"
                value={input.value}
                onChange={(event) =>
                  form.setFieldValue('username', event.currentTarget.value.replace(/\s+/g, '-').toLowerCase())
                }
              />
              {waiting && <Loader size={18} color="gray" />}
              {settled?.available && <IconCircleCheck size={20} stroke={1.5} color="var(--ly-primary)" aria-hidden />}
              {refusedText && <IconCircleX size={20} stroke={1.5} color="var(--ly-danger)" aria-hidden />}
            </div>
            <p
              id="handle-verdict"
              className={css['verdict']}
              aria-live="polite"
              data-kind={error || refusedText ? 'refused' : settled?.available ? 'free' : undefined}
            >
              {error ??
                refusedText ??
                (settled?.available
                  ? 'This address is yours to take.'
                  : look.isError
                    ? asApiError(look.error).message
                    : '3 to 40 letters, digits, - or _')}
            </p>
            {settled && !settled.available && settled.suggestions.length > 0 && (
              <div className={css['suggestions']} aria-label="Free addresses like it">
                {settled.suggestions.map((name) => (
                  <UnstyledButton
                    key={name}
                    className={css['chip']}
                    onClick={() => form.setFieldValue('username', name)}
                  >
                    {name}
                  </UnstyledButton>
                ))}
              </div>
            )}
          </div>
          <MultiSelect
            label="What is it about?"
            description="One to five categories."
            placeholder={form.values.categories.length === 0 ? 'Music, coaching, ceramics…' : ''}
            searchable
            hidePickedOptions
            maxValues={5}
            limit={60}
            nothingFoundMessage="No such category"
            data={lists.data?.siteCategories ?? []}
            {...form.getInputProps('categories')}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <div className={css['actions']}>
            <Button type="submit" size="md" loading={submitting} disabled={Boolean(refusedText)}>
              Continue
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
