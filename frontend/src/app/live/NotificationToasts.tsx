import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { notificationIcon } from '../../features/notifications/notification-icon.js';
import { useHasScreen } from '../../shared/feature/use-has-screen.js';
import type { LiveNotification } from './live-socket.js';
import css from './NotificationToasts.module.css';

/** Milliseconds a notification's toast stays. @source spec 9 "Notification toasts" */
const shownMs = 5000;

interface NotificationToastsProps {
  /** Oldest first. */
  shown: readonly LiveNotification[];
  onDismiss: (id: string) => void;
}

/** A stack below the top edge: every toast 35 px under the one before. @source spec 9 "Notification toasts" */
export function NotificationToasts({ shown, onDismiss }: NotificationToastsProps) {
  return (
    <div className={css['stack']} role="region" aria-label={t`New notifications`} aria-live="polite">
      {shown.map((received, index) => (
        <NotificationToast
          key={received._id}
          received={received}
          place={index}
          onDismiss={() => onDismiss(received._id)}
        />
      ))}
    </div>
  );
}

interface NotificationToastProps {
  received: LiveNotification;
  place: number;
  onDismiss: () => void;
}

function NotificationToast({ received, place, onDismiss }: NotificationToastProps) {
  const hasScreen = useHasScreen();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
    // A new stack makes a new onDismiss, and must not give the toast its time again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new stack must not give the toast its time again
  }, [held]);

  const style: CSSProperties & Record<'--place', number> = { '--place': place };
  const { text } = received;
  const TypeIcon = notificationIcon(received.notification);
  const content = (
    <>
      <TypeIcon size={18} stroke={1.5} aria-hidden />
      <span className={css['text']} dir="auto">
        {text}
      </span>
    </>
  );
  return (
    <div
      className={css['toast']}
      style={style}
      title={text}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {hasScreen(received.link) ? (
        <Link className={css['words']} to={received.link} state={received.state} onClick={onDismiss}>
          {content}
        </Link>
      ) : (
        <span className={css['words']}>{content}</span>
      )}
      <UnstyledButton className={css['close']} aria-label={t`Dismiss`} onClick={onDismiss}>
        <IconX size={14} stroke={1.5} aria-hidden />
      </UnstyledButton>
    </div>
  );
}
