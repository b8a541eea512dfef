import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { shownEmail } from '@linkyard/contracts';
import { ownZone } from '@linkyard/languages';
import { ErrorState, FormFailure, FormSkeleton, NewPasswordField, useUiForm } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useSiteTitle } from '../../shared/session/use-session.js';
import { useAcceptInvitationMutation, useInvitationQuery } from './api.js';
import { AuthLayout } from './AuthLayout.js';
import { useSessionLanding } from './use-session-landing.js';
import css from './auth.module.css';

/** Behind the link of an invitation: choose a name and a password, and begin. @source models.md 16 */
export function AcceptInvitation({ token }: { token: string }) {
  const title = useSiteTitle();
  const invitation = useInvitationQuery({ token });
  if (invitation.data) return <AcceptForm token={token} invitation={invitation.data} />;
  const failure = invitation.isError ? asApiError(invitation.error) : null;
  if (failure?.code === 'auth.link_invalid')
    return (
      <AuthLayout
        title={t`This invitation is not valid any more`}
        text={t`It was used already, replaced by a newer one, or is older than seven days. Ask whoever invited you for another.`}
      >
        <div className={css['fields']} style={{ marginTop: 24 }}>
          <Button component={Link} to="/signin" fullWidth>
            <Trans>Go to sign in</Trans>
          </Button>
        </div>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t`You are invited to ${title}`} text="">
      {failure ? <ErrorState failure={failure} retry={() => void invitation.refetch()} /> : <FormSkeleton />}
    </AuthLayout>
  );
}

interface AcceptFormProps {
  token: string;
  invitation: { email: string; name: string };
}

function AcceptForm({ token, invitation: { email, name } }: AcceptFormProps) {
  const title = useSiteTitle();
  const [accept] = useAcceptInvitationMutation();
  const land = useSessionLanding();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { name, password: '', terms: false },
    validate: {
      name: (value) => (value.trim() ? null : t`Name is required`),
      password: (value) => (value.length >= 8 ? null : t`Use at least 8 characters.`),
      terms: (value) => (value ? null : t`Please accept the terms.`),
    },
    submit: async (values) => {
      const answer = await accept({ ...values, token, terms: true, timeZone: ownZone() });
      const refusal = refusalOf(answer);
      if (refusal?.code === 'auth.password_breached')
        return { ...refusal, errors: [{ path: 'password', message: refusal.message }] };
      if (!refusal && answer.data) land(answer.data);
      return refusal;
    },
  });
  return (
    <AuthLayout
      title={t`You are invited to ${title}`}
      text={
        <Trans>
          Choose your name and a password for <b>{shownEmail(email)}</b>.
        </Trans>
      }
    >
      <form {...formProps}>
        <div className={css['fields']}>
          <TextInput label={t`Name`} dir="auto" autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
          {/* Password managers keep the password for this address. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField
            label={t`Password`}
            personal={[form.values.name, email]}
            {...form.getInputProps('password')}
          />
          <Checkbox
            label={
              <Trans>
                I accept the <Link to="/terms-of-service">terms of service</Link> and the{' '}
                <Link to="/privacy-policy">privacy policy</Link>
              </Trans>
            }
            {...form.getInputProps('terms', { type: 'checkbox' })}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
            <Trans>Accept the invitation</Trans>
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
