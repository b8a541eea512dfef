import { t } from '@lingui/core/macro';
import type { LeadView } from '@linkyard/contracts';
import { contactLine, personName } from './person-words.js';
import css from './leads.module.css';

/** Who it is and how to reach them; bold with a dot until it is read. */
export function Person({ lead }: { lead: LeadView }) {
  const contact = contactLine(lead);
  return (
    <span className={css['person']} data-unread={!lead.isRead || undefined}>
      {!lead.isRead && <i className={css['dot']} role="img" aria-label={t`Unread`} />}
      <span>
        <b>
          <bdi>{personName(lead)}</bdi>
        </b>
        {contact && (
          <small>
            <bdi>{contact}</bdi>
          </small>
        )}
      </span>
    </span>
  );
}
