import { t } from '@lingui/core/macro';
import type { NotificationView } from '@linkyard/contracts';
import { DateText } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHasScreen } from '../../shared/feature/use-has-screen.js';
import { notificationIcon } from './notification-icon.js';
import css from './NotificationEntry.module.css';

interface NotificationEntryProps {
  entry: NotificationView;
  /** Called when its link is followed, or when it is pressed where it has none. */
  onOpen: () => void;
  /** At its end. */
  action?: ReactNode;
}

/** One notification: what happened and when, as a link to the screen that shows it. */
export function NotificationEntry({ entry, onOpen, action }: NotificationEntryProps) {
  const hasScreen = useHasScreen();
  const TypeIcon = notificationIcon(entry.notification);
  const content = (
    <>
      <span className={css['icon']}>
        <TypeIcon size={18} stroke={1.5} aria-hidden />
      </span>
      <span className={css['words']}>
        <span dir="auto">{entry.text}</span>
        <small>
          <DateText value={entry.createdAt} />
        </small>
      </span>
      {!entry.markAsRead && <span className={css['dot']} role="img" aria-label={t`New`} />}
    </>
  );
  return (
    <li className={css['row']} data-new={!entry.markAsRead || undefined}>
      {hasScreen(entry.link) ? (
        <Link className={css['entry']} to={entry.link} state={entry.state} onClick={onOpen}>
          {content}
        </Link>
      ) : (
        <button type="button" className={css['entry']} onClick={onOpen}>
          {content}
        </button>
      )}
      {action}
    </li>
  );
}
