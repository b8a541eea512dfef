import { t } from '@lingui/core/macro';
import type { CouponView } from '@linkyard/contracts';
import { perLanguage, formatDate, formatMoney, type StatusMap } from '@linkyard/ui';

export type CouponState = 'active' | 'off' | 'scheduled' | 'ended' | 'usedUp';

export const couponStates: () => StatusMap<CouponState> = perLanguage(() => ({
  active: { label: t`Active`, tone: 'good' },
  off: { label: t`Off`, tone: 'neutral' },
  scheduled: { label: t`Scheduled`, tone: 'info' },
  ended: { label: t`Ended`, tone: 'waiting' },
  usedUp: { label: t`Used up`, tone: 'waiting' },
}));

type Timed = Pick<CouponView, 'status' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>;

/** Whether a buyer could use the coupon now. */
export function couponState({ status, startsAt, endsAt, usageLimit, usedCount }: Timed, now: Date): CouponState {
  if (status === 0) return 'off';
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'ended';
  if (usageLimit > 0 && usedCount >= usageLimit) return 'usedUp';
  return startsAt && Date.parse(startsAt) > now.getTime() ? 'scheduled' : 'active';
}

export function valueText({ kind, percent, amount }: Pick<CouponView, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'freeShipping') return t`Free shipping`;
  if (kind === 'percent') return t`${percent ?? 0} % off`;
  return amount ? t`${formatMoney(amount)} off` : '';
}

export function periodText({ startsAt, endsAt }: Pick<CouponView, 'startsAt' | 'endsAt'>): string {
  if (startsAt && endsAt) return `${formatDate(Date.parse(startsAt))} – ${formatDate(Date.parse(endsAt))}`;
  if (startsAt) {
    const text = formatDate(Date.parse(startsAt));
    return t`from ${text}`;
  }
  return endsAt ? t`until ${formatDate(Date.parse(endsAt))}` : t`Always`;
}
