import { describe, expect, it, jest } from '@jest/globals';
import { createToastStore, toastDurations, toastLimit } from './toast-store.js';

describe('toast store', () => {
  it('gives each kind its duration, and the layout one for all but loading', () => {
    const store = createToastStore();
    store.show('success', 'Saved');
    store.show('error', 'Failed');
    const leave = store.enterMainLayout();
    store.show('error', 'Failed again');
    store.show('loading', 'Please wait for while.');
    leave();
    store.show('blank', 'Elsewhere');
    expect(store.list().map((toast) => toast.durationMs)).toEqual([
      toastDurations.success,
      toastDurations.error,
      2500,
      Infinity,
      toastDurations.blank,
    ]);
  });

  it('replaces the toast with the same id in its place', () => {
    const store = createToastStore();
    store.show('loading', 'Deleting...', { id: 'delete' });
    store.show('blank', 'Other');
    store.show('success', 'Deleted successfully', { id: 'delete' });
    expect(store.list().map((toast) => toast.text)).toEqual(['Deleted successfully', 'Other']);
  });

  it('keeps at most the limit and carries out what the dropped ones waited for', () => {
    const store = createToastStore();
    const commit = jest.fn();
    store.show('custom', 'Removed', { onExpire: commit });
    for (let index = 0; index < toastLimit; index += 1) store.show('blank', `n${index}`);
    expect(store.list()).toHaveLength(toastLimit);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('does not carry out what was undone', () => {
    const store = createToastStore();
    const commit = jest.fn();
    const id = store.show('custom', 'Removed', { onExpire: commit });
    store.dismiss(id, 'used');
    store.dismiss(id);
    expect(commit).not.toHaveBeenCalled();
  });
});
