import { t } from '@lingui/core/macro';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { Loader } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore, type Toast } from './toast-store.js';
import css from './Toaster.module.css';

/** Where every toast of the app appears, newest nearest to the edge: top, or bottom in the main layout. @source spec 9 "Toasts" */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, toastStore.list);
  const layout = useSyncExternalStore(toastStore.subscribe, toastStore.layout, toastStore.layout);
  return (
    <div
      className={css['region']}
      data-position={layout === 'main' ? 'bottom' : 'top'}
      role="region"
      aria-label={t`Messages`}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !Number.isFinite(toast.durationMs)) return;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    <div
      className={css['toast']}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.kind === 'success' && <IconCircleCheck size={18} stroke={1.5} className={css['good']} aria-hidden />}
      {toast.kind === 'error' && <IconAlertCircle size={18} stroke={1.5} className={css['bad']} aria-hidden />}
      {toast.kind === 'loading' && <Loader size={16} color="currentColor" aria-hidden />}
      <span className={css['text']}>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={css['action']}
          onClick={() => {
            toastStore.dismiss(toast.id, 'used');
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={css['close']}
        aria-label={t`Dismiss`}
        onClick={() => toastStore.dismiss(toast.id)}
      >
        <IconX size={14} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
