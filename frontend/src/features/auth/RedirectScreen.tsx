import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { errorCatalogue, isErrorCode } from '@linkyard/contracts';
import { translated } from '@linkyard/ui';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Splash } from '../../shared/brand/Splash.js';
import { landingFor } from '../../shared/session/route-for.js';
import { useAppSelector, useRouteSession } from '../../shared/session/use-session.js';
import { ErrorScreen } from '../../shared/message/ErrorScreen.js';
import { MessagePage } from '../../shared/message/Message.js';
import { SecondFactorScreen } from './SecondFactorScreen.js';

const providerNames = new Map([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
]);

/** Where a provider's sign-in returns: with a session in the cookies, or with ?error=<code>. */
export function RedirectScreen() {
  const { type = '' } = useParams();
  const [params] = useSearchParams();
  const phase = useAppSelector((state) => state.session.phase);
  const session = useRouteSession();
  const provider = providerNames.get(type);
  const code = params.get('error');

  if (!provider) return <ErrorScreen />;
  if (!params.has('error')) {
    if (session.signedIn) return <Navigate to={landingFor(session, null)} replace />;
    if (phase === 'booting') return <Splash />;
  }
  if (code === 'auth.two_factor_required') return <SecondFactorScreen />;
  const known = code !== null && isErrorCode(code) ? errorCatalogue[code] : errorCatalogue['auth.social_failed'];
  return (
    <MessagePage
      drawing="broken"
      title={t`${provider} did not let you in`}
      text={translated(known.text)}
      action={
        <>
          <Button component="a" href={`/auth/${type}/redirect`}>
            <Trans>Try again</Trans>
          </Button>
          <Button component={Link} to="/signin" variant="default">
            <Trans>Use your e-mail address</Trans>
          </Button>
        </>
      }
    />
  );
}
