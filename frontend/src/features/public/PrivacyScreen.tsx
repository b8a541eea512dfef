import { useSiteTitle } from '../../shared/session/use-session.js';
import { Article } from './Article.js';

export function PrivacyScreen() {
  const site = useSiteTitle();
  return (
    <Article title="Privacy policy" note={`What ${site} knows about you, why, and for how long.`}>
      <h2>If you visit a page</h2>
      <p>
        We count views and clicks without cookies. Your network address is never stored; it is used for a moment to tell
        one visit from another and to keep robots away, in a form that cannot be turned back and changes every day. If
        you leave your details in a form, they go to the owner of the page.
      </p>
      <h2>If you have an account</h2>
      <ul>
        <li>Your name, e-mail address, date of birth and what you enter in your settings, to run your account.</li>
        <li>Your password, only as a hash that cannot be reversed.</li>
        <li>Your sessions with the kind of browser, so that you can end the ones you do not know.</li>
        <li>What you build and upload, to publish it.</li>
      </ul>
      <h2>Cookies</h2>
      <p>
        Two, both needed to keep you signed in: a short-lived token and one that renews it. The browser also remembers
        your account’s basic data and whether you prefer light or dark. There are no advertising cookies.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Services you connect yourself, such as a newsletter tool, get what you send them. Nobody else does, unless the
        law obliges us.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct, export and delete your data in Account Settings. Deleted accounts are erased after 14
        days. You can also complain to the data protection authority where you live.
      </p>
    </Article>
  );
}
