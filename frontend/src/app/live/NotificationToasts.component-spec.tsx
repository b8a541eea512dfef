import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { notificationView } from '@linkyard/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { FeaturesContext } from '../../shared/feature/features-context.js';
import { feature as orders } from '../../features/orders/feature.js';
import { NotificationToasts } from './NotificationToasts.js';

const render = (toasts: ReactNode) => renderWithProviders(<FeaturesContext value={[orders]}>{toasts}</FeaturesContext>);

const received = (at: number, name: string) =>
  notificationView.parse({
    ...{ _id: String(at).padStart(24, '0'), markAsRead: false, createdAt: '2026-03-05T15:07:00.000Z' },
    notification: { type: 'purchase', name },
    ...{ text: `${name} bought Mug.`, link: '/purchase', state: { type: 'search', value: name } },
  });
const toastOf = (name: string) => {
  const toast = screen.getByText(`${name} bought Mug.`).closest('[title]');
  if (!(toast instanceof HTMLElement)) throw new Error('no toast');
  return toast;
};

describe('toasts of notifications', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('stand one below the other and leave after five seconds each', () => {
    const onDismiss = jest.fn();
    const [vera, ben] = [received(1, 'Vera'), received(2, 'Ben')];
    render(<NotificationToasts shown={[vera, ben]} onDismiss={onDismiss} />);
    expect([toastOf('Vera'), toastOf('Ben')].map((toast) => toast.style.getPropertyValue('--place'))).toEqual([
      '0',
      '1',
    ]);
    act(() => jest.advanceTimersByTime(4_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss.mock.calls).toEqual([[vera._id], [ben._id]]);
  });

  it('stay while the pointer or the focus is on them', () => {
    const onDismiss = jest.fn();
    render(<NotificationToasts shown={[received(1, 'Vera')]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(toastOf('Vera'));
    act(() => jest.advanceTimersByTime(20_000));
    fireEvent.pointerLeave(toastOf('Vera'));
    const link = screen.getByRole('link', { name: 'Vera bought Mug.' });
    act(() => jest.advanceTimersByTime(4_000));
    fireEvent.focus(link);
    act(() => jest.advanceTimersByTime(20_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.blur(link);
    act(() => jest.advanceTimersByTime(5_000));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
