import { t } from '@lingui/core/macro';
import { toastStore, undoMs, type ToastOptions } from './toast-store.js';

/** Speaks to the person in passing. For what must be answered use a dialog; for what belongs to a field, the field. */
export const toast = {
  show: (text: string, options?: ToastOptions) => toastStore.show('blank', text, options),
  success: (text: string, options?: ToastOptions) => toastStore.show('success', text, options),
  error: (text: string, options?: ToastOptions) => toastStore.show('error', text, options),
  /** Stays until dismissed, or until a toast with the same id replaces it. */
  loading: (text: string, options?: ToastOptions) => toastStore.show('loading', text, options),
  dismiss: (id: string) => toastStore.dismiss(id),
  /**
   * Confirms an action and offers Undo for 8 s. Pass `commit` when the action is deferred until the offer expires;
   * leave it out when it is done already and `undo` reverts it.
   * @source look.md "Danger"
   */
  undo: (text: string, undo: () => void, commit?: () => void) =>
    toastStore.show('custom', text, {
      durationMs: undoMs,
      action: { label: t`Undo`, run: undo },
      ...(commit ? { onExpire: commit } : {}),
    }),
};
