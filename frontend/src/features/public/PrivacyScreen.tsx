import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSiteTitle } from '../../shared/session/use-session.js';
import { Article } from './Article.js';

export function PrivacyScreen() {
  const site = useSiteTitle();
  return (
    <Article title={t`Privacy policy`} note={t`What ${site} knows about you, why, and for how long.`}>
      <h2>
        <Trans>If you visit a page</Trans>
      </h2>
      <p>
        <Trans>
          We count views and clicks without cookies. Your network address is never stored; it is used for a moment to
          tell one visit from another and to keep robots away, in a form that cannot be turned back and changes every
          day. If you leave your details in a form, they go to the owner of the page.
        </Trans>
      </p>
      <h2>
        <Trans>If you have an account</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Your name, e-mail address, date of birth and what you enter in your settings, to run your account.
          </Trans>
        </li>
        <li>
          <Trans>Your password, only as a hash that cannot be reversed.</Trans>
        </li>
        <li>
          <Trans>Your sessions with the kind of browser, so that you can end the ones you do not know.</Trans>
        </li>
        <li>
          <Trans>What you build and upload, to publish it.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <p>
        <Trans>
          Two, both needed to keep you signed in: a short-lived token and one that renews it. The browser also remembers
          your account’s basic data and whether you prefer light or dark. There are no advertising cookies.
        </Trans>
      </p>
      <h2>
        <Trans>Who else sees it</Trans>
      </h2>
      <p>
        <Trans>
          Services you connect yourself, such as a newsletter tool, get what you send them. Nobody else does, unless the
          law obliges us.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You can see, correct, export and delete your data in Account Settings. Deleted accounts are erased after 14
          days. You can also complain to the data protection authority where you live.
        </Trans>
      </p>
    </Article>
  );
}
