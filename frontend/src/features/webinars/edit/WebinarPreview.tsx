import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@linkyard/ui';
import { zoneText } from '@linkyard/languages';
import { whenText } from '../../../shared/time/when-text.js';
import { personLabels } from './RegistrationSection.js';
import { momentsOf, type WebinarDraft } from './webinar-draft.js';
import css from './edit.module.css';

/** The registration page as visitors will see it. */
export function WebinarPreview({ draft, host }: { draft: WebinarDraft; host: string }) {
  const { image, title, description, hosts, priceMinor, currency, fields, personFields, requiresApproval } = draft;
  const isRecording = draft.type === 'onDemand';
  const [sessions, capacity] = isRecording ? [[], 0] : [draft.sessions, draft.capacity];
  const asked = personFields.map((field) => personLabels()[field]);
  const isPaid = (priceMinor ?? 0) > 0;
  const people = hosts
    .filter(({ name }) => name !== '')
    .map(({ name, title: role }) => (role ? `${name}, ${role}` : name));
  return (
    <div className={css['preview']} aria-label={t`Preview`} role="group">
      {image && <img src={image} alt="" />}
      <h3 dir="auto">{title || t`Untitled webinar`}</h3>
      <ul>
        <li>{isPaid ? formatMoney({ amount: priceMinor ?? 0, currency }) : t`Free`}</li>
        {requiresApproval && (
          <li>
            <Trans>Confirmed by the host</Trans>
          </li>
        )}
        {capacity > 0 && <li>{capacity === 1 ? t`1 seat` : t`${capacity} seats`}</li>}
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
            {moments ? whenText(moments.startAt, session.timeZone) : t`Choose a start`}
            <small>{zoneText(session.timeZone)}</small>
          </p>
        );
      })}
      {[t`First name`, t`Last name`, t`E-mail`, ...asked, ...fields.map((field) => field.title || t`Question`)].map(
        (label, index) => (
          <div key={index} className={css['asked']}>
            {label}
            <span />
          </div>
        ),
      )}
      <span className={css['button']}>{isPaid ? t`Register and pay` : t`Register`}</span>
    </div>
  );
}
