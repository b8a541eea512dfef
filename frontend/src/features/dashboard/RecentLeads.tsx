import { shownEmail } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Avatar } from '@mantine/core';
import { DateText } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import type { Home } from './home-state.js';
import css from './dashboard.module.css';

/** Who left something lately; each leads to all they left. */
export function RecentLeads({ leads }: { leads: Home['recentLeads'] }) {
  return (
    <ul className={css['leads']}>
      {leads.map((lead) => {
        const name = lead.name || shownEmail(lead.email) || lead.phone || lead.whatsapp || t`Someone`;
        return (
          <li key={lead._id}>
            <Link to={`/${lead.kind === 'form' ? 'formdata' : 'myleads'}?lead=${lead._id}`}>
              <Avatar name={name} color="garden" size={32} aria-hidden />
              <span data-unread={!lead.isRead || undefined}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  <bdi>{lead.campaignTitle}</bdi>
                </small>
              </span>
              <span className={css['when']}>
                <DateText value={lead.createdAt} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
