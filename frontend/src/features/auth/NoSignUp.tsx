import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.js';
import css from './auth.module.css';

/** In place of the form where an account is opened by invitation alone, or by the people of the site. */
export function NoSignUp({ signup }: { signup: 'invite' | 'closed' }) {
  return (
    <AuthLayout
      title={signup === 'invite' ? t`By invitation only` : t`Sign-up is closed`}
      text={
        signup === 'invite'
          ? t`Accounts here are opened with the link in an invitation. Look for it in your mailbox.`
          : t`Accounts here are opened by the people who run this site.`
      }
    >
      <div className={css['fields']} style={{ marginTop: 24 }}>
        <Button component={Link} to="/signin" fullWidth>
          <Trans>Go to sign in</Trans>
        </Button>
      </div>
    </AuthLayout>
  );
}
