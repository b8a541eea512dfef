import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { currencyCode, salesRanges, type getSales, type ReplyOf, type ShownMode } from '@linkyard/contracts';
import { modeOf } from '../../shared/payments/payment-mode.js';
import { useSearchParams } from 'react-router-dom';

export type Sales = ReplyOf<typeof getSales>;
export type SalesRange = Sales['range'];

const labels: () => Record<SalesRange, string> = perLanguage(() => ({
  '7d': t`7 days`,
  '30d': t`30 days`,
  '90d': t`90 days`,
  '365d': t`A year`,
}));
export const rangeOptions = () => salesRanges.map((value) => ({ value, label: labels()[value] }));
const defaultRange: SalesRange = '30d';

interface SalesState {
  range: SalesRange;
  /** Null: the one with most payments. */
  currency: string | null;
  /** Undefined: live payments alone once a live account was connected, all before. */
  mode: ShownMode | undefined;
}

const rangeOf = (text: string | null): SalesRange => salesRanges.find((range) => range === text) ?? defaultRange;

/** What the figures are of, in the address of the screen. */
export function useSalesState() {
  const [params, setParams] = useSearchParams();
  const currency = currencyCode.safeParse(params.get('currency'));
  const set = (name: 'range' | 'currency' | 'mode', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const state: SalesState = {
    range: rangeOf(params.get('range')),
    currency: currency.data ?? null,
    mode: modeOf(params.get('mode')),
  };
  return {
    state,
    setRange: (range: string) => set('range', rangeOf(range)),
    setCurrency: (code: string) => set('currency', code),
    setMode: (mode: string) => set('mode', mode),
  };
}
