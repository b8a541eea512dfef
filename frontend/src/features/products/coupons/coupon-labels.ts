import type { CouponView } from '@linkyard/contracts';
import { formatDate, formatMoney, type StatusMap } from '@linkyard/ui';

export type CouponState = 'active' | 'off' | 'scheduled' | 'ended' | 'usedUp';

export const couponStates: StatusMap<CouponState> = {
  active: { label: 'Active', tone: 'good' },
  off: { label: 'Off', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  ended: { label: 'Ended', tone: 'waiting' },
  usedUp: { label: 'Used up', tone: 'waiting' },
};

type Timed = Pick<CouponView, 'status' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>;

/** Whether a buyer could use the coupon now. */
export function couponState({ status, startsAt, endsAt, usageLimit, usedCount }: Timed, now: Date): CouponState {
  if (status === 0) return 'off';
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'ended';
  if (usageLimit > 0 && usedCount >= usageLimit) return 'usedUp';
  return startsAt && Date.parse(startsAt) > now.getTime() ? 'scheduled' : 'active';
}

export function valueText({ kind, percent, amount }: Pick<CouponView, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'freeShipping') return 'Free shipping';
  if (kind === 'percent') return `${percent ?? 0} % off`;
  return amount ? `${formatMoney(amount)} off` : '';
}

export function periodText({ startsAt, endsAt }: Pick<CouponView, 'startsAt' | 'endsAt'>): string {
  if (startsAt && endsAt) return `${formatDate(Date.parse(startsAt))} – ${formatDate(Date.parse(endsAt))}`;
  if (startsAt) return `from ${formatDate(Date.parse(startsAt))}`;
  return endsAt ? `until ${formatDate(Date.parse(endsAt))}` : 'Always';
}
