import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { FormFailure, NewPasswordField, useUiForm } from '@linkyard/ui';
import { Link, useNavigate } from 'react-router-dom';
import { ownZone } from '@linkyard/languages';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAppSelector, useSiteTitle } from '../../shared/session/use-session.js';
import { LegalLink } from '../../shared/legal/LegalLink.js';
import { AuthLayout } from './AuthLayout.js';
import { useRegisterMutation } from './api.js';
import { NoSignUp } from './NoSignUp.js';
import { ProviderButtons, useProviders } from './ProviderButtons.js';
import { useSignup } from './use-signup.js';
import css from './auth.module.css';

export function SignUpScreen() {
  const signup = useSignup();
  return signup === 'open' ? <SignUpForm /> : <NoSignUp signup={signup} />;
}

/** What a person may expect. A reseller makes its own promises: its site says only where the page will be. */
function useLead(): string {
  const title = useSiteTitle();
  const isPlatform = useAppSelector((state) => state.seo.white_label === false);
  if (isPlatform) return t`A page of your own in a few minutes. Free, and yours to take along.`;
  return title ? t`Your own page on ${title}, in a few minutes.` : t`Your own page in a few minutes.`;
}

function SignUpForm() {
  const [register] = useRegisterMutation();
  const navigate = useNavigate();
  const providers = useProviders();
  const [first] = providers;
  const lead = useLead();

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { name: '', email: '', password: '', terms: false, marketingConsent: false, website_url: '' },
    validate: {
      name: (value) => (value.trim() ? null : t`Name is required`),
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t`Please enter a valid e-mail address.`),
      password: (value) => (value.length >= 8 ? null : t`Use at least 8 characters.`),
      terms: (value) => (value ? null : t`Please accept the terms.`),
    },
    submit: async (values) => {
      const { website_url, ...account } = values;
      const answer = await register({
        ...account,
        terms: true,
        timeZone: ownZone(),
        ...(website_url ? { website_url } : {}),
      });
      const refusal = refusalOf(answer);
      if (refusal?.code === 'auth.password_breached') {
        return { ...refusal, errors: [{ path: 'password', message: refusal.message }] };
      }
      if (!refusal) void navigate('/verify/email', { state: { email: values.email.trim(), fresh: true } });
      return refusal;
    },
  });

  return (
    <AuthLayout
      title={t`Claim your corner`}
      text={lead}
      foot={
        <>
          <Trans>
            Have an account already?{' '}
            <Link to="/signin">
              <Trans>Sign in</Trans>
            </Link>
          </Trans>
        </>
      }
    >
      <ProviderButtons />
      <form {...formProps}>
        <div className={css['fields']}>
          <TextInput label={t`Name`} dir="auto" autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
          <TextInput
            label={t`E-mail`}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            {...form.getInputProps('email')}
          />
          <NewPasswordField
            label={t`Password`}
            personal={[form.values.name, form.values.email]}
            {...form.getInputProps('password')}
          />
          {/* No person sees this field; who fills it is a machine. */}
          <div className={css['trap']} aria-hidden="true">
            <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website_url')} />
          </div>
          <Checkbox
            label={
              <>
                <Trans>
                  I accept the{' '}
                  <LegalLink page="terms">
                    <Trans>terms of service</Trans>
                  </LegalLink>{' '}
                  and the{' '}
                  <LegalLink page="privacy">
                    <Trans>privacy policy</Trans>
                  </LegalLink>
                </Trans>
              </>
            }
            {...form.getInputProps('terms', { type: 'checkbox' })}
          />
          <Checkbox
            label={t`Tell me about new features now and then`}
            {...form.getInputProps('marketingConsent', { type: 'checkbox' })}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
            <Trans>Create account</Trans>
          </Button>
        </div>
      </form>
      {first && (
        <p className={css['quiet']}>
          {providers.length > 1 ? (
            <Trans>
              Continuing with Google or Facebook, you accept the <LegalLink page="terms">terms of service</LegalLink>.
            </Trans>
          ) : (
            <Trans>
              Continuing with {first.name}, you accept the <LegalLink page="terms">terms of service</LegalLink>.
            </Trans>
          )}
        </p>
      )}
    </AuthLayout>
  );
}
