import { formatMoney } from '@linkyard/ui';
import { whenText } from '../webinar-labels.js';
import { momentsOf, type WebinarDraft } from './webinar-draft.js';
import css from './edit.module.css';

/** The registration page as visitors will see it. */
export function WebinarPreview({ draft, host }: { draft: WebinarDraft; host: string }) {
  const { image, title, description, hosts, priceMinor, currency, sessions, capacity, fields, requiresApproval } =
    draft;
  const isPaid = (priceMinor ?? 0) > 0;
  const people = hosts
    .filter(({ name }) => name !== '')
    .map(({ name, title: role }) => (role ? `${name}, ${role}` : name));
  return (
    <div className={css['preview']} aria-label="Preview" role="group">
      {image && <img src={image} alt="" />}
      <h3 dir="auto">{title || 'Untitled webinar'}</h3>
      <ul>
        <li>{isPaid ? formatMoney({ amount: priceMinor ?? 0, currency }) : 'Free'}</li>
        {requiresApproval && <li>Confirmed by the host</li>}
        {capacity > 0 && <li>{capacity === 1 ? '1 seat' : `${capacity} seats`}</li>}
      </ul>
      {description && (
        <p className={css['words']} dir="auto">
          {description}
        </p>
      )}
      <p className={css['host']} dir="auto">
        {people.length > 0 ? people.join(' · ') : host}
      </p>
      {sessions.map((session, index) => {
        const moments = momentsOf(session);
        return (
          <p key={session.sessionKey ?? index} className={css['when']}>
            {moments ? whenText(moments.startAt, session.timeZone) : 'Choose a start'}
            <small>{session.timeZone.replaceAll('_', ' ')}</small>
          </p>
        );
      })}
      {['First name', 'Last name', 'E-mail', ...fields.map((field) => field.title || 'Question')].map(
        (label, index) => (
          <div key={index} className={css['asked']}>
            {label}
            <span />
          </div>
        ),
      )}
      <span className={css['button']}>{isPaid ? 'Register and pay' : 'Register'}</span>
    </div>
  );
}
