import type { RegistrantView } from '@linkyard/contracts';
import type { Words } from '../words/words.js';
import { SessionTime } from './SessionTime.js';

/** The webinar and its host, and when it takes place. */
export const RegistrationWhen = ({ registration, words }: { registration: RegistrantView; words: Words }) => (
  <section className="card">
    <p className="quiet" dir="auto">
      {registration.title}, {registration.host.name}
    </p>
    {registration.sessions.length > 0 ? (
      <ul className="sessions">
        {registration.sessions.map((session) => (
          <li key={session.sessionKey}>
            <SessionTime session={session} words={words} />
          </li>
        ))}
      </ul>
    ) : (
      <p>{words.i18n.t('You can watch it at any time.')}</p>
    )}
  </section>
);
