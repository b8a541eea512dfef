import { useSiteTitle } from '../../shared/session/use-session.js';
import { Article } from './Article.js';

export function TermsScreen() {
  const site = useSiteTitle();
  return (
    <Article title="Terms of service" note={`What you may expect of ${site}, and what ${site} expects of you.`}>
      <h2>Your account</h2>
      <p>
        You must be at least 18 years old and give a working e-mail address. Keep your password to yourself; what is
        done with your account counts as done by you until you tell us otherwise.
      </p>
      <h2>What you publish</h2>
      <p>
        Your pages, pictures and texts stay yours. You allow us to store, resize and show them where you publish them,
        and nothing more. You promise that you may publish them and that they break no law and no third party’s rights.
      </p>
      <h2>What is not allowed</h2>
      <ul>
        <li>Deceiving visitors: phishing, malware, impersonation.</li>
        <li>Sending messages to people who did not ask for them.</li>
        <li>Attacking this service or using it to attack others.</li>
      </ul>
      <p>Pages that do so are taken offline. You are told why and can object.</p>
      <h2>Leads and answers to forms</h2>
      <p>
        When visitors leave their details on your page, you decide what happens with them, and you answer to them for
        it. We keep these details for you and use them for nothing of our own.
      </p>
      <h2>Ending it</h2>
      <p>
        You can export your data and delete your account at any time in Account Settings. After deletion we keep your
        data for 14 days in case you change your mind, then it is removed for good.
      </p>
      <h2>Liability</h2>
      <p>
        We run the service with care but cannot promise that it is never interrupted. We are liable for intent and gross
        negligence, and where the law does not let us limit it.
      </p>
    </Article>
  );
}
