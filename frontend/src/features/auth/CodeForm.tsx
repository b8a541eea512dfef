import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Input, PinInput, TextInput } from '@mantine/core';
import { FormFailure, toast, useUiForm, translated } from '@linkyard/ui';
import { foldCode, otpCode, sendVerificationCode, verifyEmail } from '@linkyard/contracts';
import { useNavigate } from 'react-router-dom';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useCheckOtpMutation, useSendVerificationCodeMutation, useVerifyEmailMutation } from './api.js';
import { useResendTimer } from './use-resend-timer.js';
import { useSessionLanding } from './use-session-landing.js';
import css from './auth.module.css';

interface CodeFormProps {
  email: string;
  purpose: 'verifyEmail' | 'resetPassword';
}

/** Six digits of a mail. They are sent as soon as the last one is typed or pasted. */
export function CodeForm({ email: known, purpose }: CodeFormProps) {
  const [verify] = useVerifyEmailMutation();
  const [check] = useCheckOtpMutation();
  const [sendAgain, sending] = useSendVerificationCodeMutation();
  const navigate = useNavigate();
  const land = useSessionLanding();
  // Coming from a screen that has just sent one, a minute must pass before the next.
  const timer = useResendTimer(known !== '');

  const confirm = async (email: string, otp: string) => {
    const answer = await verify({ purpose: 'verifyEmail', email, otp });
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    const session = answer.data;
    if (session?.user) land({ user: session.user, otherData: session.otherData });
    else {
      toast.success(translated(verifyEmail.message));
      void navigate('/signin', { replace: true, state: { email } });
    }
    return null;
  };
  const exchange = async (email: string, otp: string) => {
    const answer = await check({ purpose: 'resetPassword', email, otp });
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    void navigate('/resetPassword', { replace: true, state: { ticket: answer.data?.ticket } });
    return null;
  };

  const { form, formProps, failure, submitting, submitNow } = useUiForm({
    initialValues: { email: known, otp: '' },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t`Please enter a valid e-mail address.`),
      otp: (value) => (otpCode.safeParse(value).success ? null : t`Enter the 6 digits.`),
    },
    submit: async ({ email, otp }) => {
      const refusal = await (purpose === 'verifyEmail' ? confirm(email, otp) : exchange(email, otp));
      if (refusal?.code.startsWith('auth.code_')) {
        form.setFieldValue('otp', '');
        return { ...refusal, errors: [{ path: 'otp', message: refusal.message }] };
      }
      return refusal;
    },
  });

  const resend = async () => {
    if (form.validateField('email').hasError) return;
    const answer = await sendAgain({ email: form.values.email, purpose });
    if ('error' in answer) {
      const error = asApiError(answer.error);
      if (error.code === 'auth.resend_too_soon') timer.start(error.retryAfterSec);
      toast.error(error.message);
      return;
    }
    timer.start();
    toast.success(translated(sendVerificationCode.message));
  };

  const otp = form.getInputProps('otp');
  return (
    <form {...formProps}>
      <div className={css['fields']}>
        {!known && (
          <TextInput
            label={t`E-mail`}
            type="email"
            autoComplete="username"
            maxLength={254}
            {...form.getInputProps('email')}
          />
        )}
        <Input.Wrapper label={t`Code`} error={otp.error}>
          <PinInput
            className={css['code'] ?? ''}
            length={6}
            type="number"
            oneTimeCode
            placeholder=""
            autoFocus={known !== ''}
            aria-label={t`Code`}
            getInputProps={(index) => ({ 'aria-label': t`Digit ${index + 1} of 6` })}
            error={Boolean(otp.error)}
            onPasteCapture={(event) => {
              event.preventDefault();
              const pasted = foldCode(event.clipboardData.getData('text')).slice(0, 6);
              form.setFieldValue('otp', pasted);
              if (otpCode.safeParse(pasted).success) requestAnimationFrame(submitNow);
            }}
            value={form.values.otp}
            onChange={(value) => form.setFieldValue('otp', value)}
            onComplete={() => requestAnimationFrame(submitNow)}
          />
        </Input.Wrapper>
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
          <Trans>Confirm</Trans>
        </Button>
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          disabled={timer.secondsLeft > 0}
          loading={sending.isLoading}
          onClick={() => void resend()}
        >
          {timer.secondsLeft > 0 ? t`Send a new code in ${timer.secondsLeft} s` : t`Send a new code`}
        </Button>
      </div>
    </form>
  );
}
