import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { objectId, type getDashboard, type ReplyOf } from '@linkyard/contracts';
import { useSearchParams } from 'react-router-dom';

export type Home = ReplyOf<typeof getDashboard>;
export type Range = Home['range'];

export const ranges: () => readonly { value: Range; label: string; days: number }[] = perLanguage(() => [
  { value: '7d', label: t`7 days`, days: 7 },
  { value: '30d', label: t`30 days`, days: 30 },
  { value: '90d', label: t`90 days`, days: 90 },
]);
export const defaultRange: Range = '30d';

export interface HomeState {
  range: Range;
  /** One page only; null: all. */
  campaignId: string | null;
}

export function readHomeState(params: URLSearchParams): HomeState {
  const page = params.get('page');
  return {
    range: ranges().find(({ value }) => value === params.get('range'))?.value ?? defaultRange,
    campaignId: page !== null && objectId.safeParse(page).success ? page : null,
  };
}

/** What the numbers are of, in the address of the screen. */
export function useHomeState() {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<HomeState>) =>
    setParams(
      (before) => {
        const next = { ...readHomeState(before), ...part };
        const after = new URLSearchParams(before);
        if (next.range === defaultRange) after.delete('range');
        else after.set('range', next.range);
        if (next.campaignId) after.set('page', next.campaignId);
        else after.delete('page');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { state: readHomeState(params), change };
}
