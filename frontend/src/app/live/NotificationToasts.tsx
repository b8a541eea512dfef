import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { Link } from 'react-router';
import { IconOfNotification } from '../frame/IconOfNotification.js';
import { wordsOf } from '../frame/notification-words.js';
import { screenExists } from '../routes.js';
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
    <div className={css['stack']} role="region" aria-label="New notifications" aria-live="polite">
      {shown.map((told, index) => (
        <NotificationToast key={told._id} told={told} place={index} onDismiss={() => onDismiss(told._id)} />
      ))}
    </div>
  );
}

interface NotificationToastProps {
  told: LiveNotification;
  place: number;
  onDismiss: () => void;
}

function NotificationToast({ told, place, onDismiss }: NotificationToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
    // A new stack makes a new onDismiss, and must not give the toast its time again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new stack must not give the toast its time again
  }, [held]);

  const style: CSSProperties & Record<'--place', number> = { '--place': place };
  const { text } = wordsOf(told.notification);
  const words = (
    <>
      <IconOfNotification notification={told.notification} />
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
      {screenExists(told.link) ? (
        <Link className={css['words']} to={told.link} state={told.state} onClick={onDismiss}>
          {words}
        </Link>
      ) : (
        <span className={css['words']}>{words}</span>
      )}
      <UnstyledButton className={css['close']} aria-label="Dismiss" onClick={onDismiss}>
        <IconX size={14} stroke={1.5} aria-hidden />
      </UnstyledButton>
    </div>
  );
}
