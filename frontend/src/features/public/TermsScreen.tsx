import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSiteTitle } from '../../shared/session/use-session.js';
import { Article } from './Article.js';

export function TermsScreen() {
  const site = useSiteTitle();
  return (
    <Article title={t`Terms of service`} note={t`What you may expect of ${site}, and what ${site} expects of you.`}>
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          You must be at least 18 years old and give a working e-mail address. Keep your password to yourself; what is
          done with your account counts as done by you until you tell us otherwise.
        </Trans>
      </p>
      <h2>
        <Trans>What you publish</Trans>
      </h2>
      <p>
        <Trans>
          Your pages, pictures and texts stay yours. You allow us to store, resize and show them where you publish them,
          and nothing more. You promise that you may publish them and that they break no law and no third party’s
          rights.
        </Trans>
      </p>
      <h2>
        <Trans>What is not allowed</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Deceiving visitors: phishing, malware, impersonation.</Trans>
        </li>
        <li>
          <Trans>Sending messages to people who did not ask for them.</Trans>
        </li>
        <li>
          <Trans>Attacking this service or using it to attack others.</Trans>
        </li>
      </ul>
      <p>
        <Trans>Pages that do so are taken offline. You are told why and can object.</Trans>
      </p>
      <h2>
        <Trans>Leads and answers to forms</Trans>
      </h2>
      <p>
        <Trans>
          When visitors leave their details on your page, you decide what happens with them, and you answer to them for
          it. We keep these details for you and use them for nothing of our own.
        </Trans>
      </p>
      <h2>
        <Trans>Ending it</Trans>
      </h2>
      <p>
        <Trans>
          You can export your data and delete your account at any time in Account Settings. After deletion we keep your
          data for 14 days in case you change your mind, then it is removed for good.
        </Trans>
      </p>
      <h2>
        <Trans>Liability</Trans>
      </h2>
      <p>
        <Trans>
          We run the service with care but cannot promise that it is never interrupted. We are liable for intent and
          gross negligence, and where the law does not let us limit it.
        </Trans>
      </p>
    </Article>
  );
}
