/** @source spec 9 "Toasts" */
export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** Milliseconds on screen; Infinity stays until dismissed. */
  durationMs: number;
  action?: ToastAction;
  /** Called once when the toast leaves without its action having been used. */
  onExpire?: () => void;
}

/** Milliseconds by kind. The main layout shortens them to 2500. @source spec 9 */
export const toastDurations: Record<ToastKind, number> = {
  error: 4000,
  success: 2000,
  blank: 4000,
  custom: 4000,
  loading: Infinity,
};
export const mainLayoutToastMs = 2500;
/** `default`: top-centre, durations by kind. `main`: bottom-centre, 2500 ms. */
export type ToastLayout = 'default' | 'main';
export const toastLimit = 20;
export const undoMs = 8000;

export type ToastOptions = Partial<Pick<Toast, 'id' | 'durationMs' | 'action' | 'onExpire'>>;

/** Holds what is on screen, newest last; a plain store so that code outside React can speak too. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let counter = 0;
  let layout: ToastLayout = 'default';
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const durationOf = (kind: ToastKind) =>
    layout === 'main' && kind !== 'loading' ? mainLayoutToastMs : toastDurations[kind];

  return {
    list: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    layout: () => layout,
    /** Called by the main layout while it is on screen; the answer ends it. */
    enterMainLayout() {
      layout = 'main';
      publish(toasts);
      return () => {
        layout = 'default';
        publish(toasts);
      };
    },
    /** Shows a toast, or replaces the one with the same id; over the limit the oldest leave. */
    show(kind: ToastKind, text: string, options: ToastOptions = {}): string {
      const id = options.id ?? `toast-${(counter += 1)}`;
      const toast: Toast = { ...options, id, kind, text, durationMs: options.durationMs ?? durationOf(kind) };
      const exists = toasts.some((known) => known.id === id);
      const next = exists ? toasts.map((known) => (known.id === id ? toast : known)) : [...toasts, toast];
      for (const dropped of next.slice(0, -toastLimit)) dropped.onExpire?.();
      publish(next.slice(-toastLimit));
      return id;
    },
    /** Dismisses the toast. `expired`: its action was not used, so deferred work runs now. */
    dismiss(id: string, how: 'expired' | 'used' = 'expired') {
      const leaving = toasts.find((known) => known.id === id);
      if (!leaving) return;
      publish(toasts.filter((known) => known.id !== id));
      if (how === 'expired') leaving.onExpire?.();
    },
  };
}

export const toastStore = createToastStore();
