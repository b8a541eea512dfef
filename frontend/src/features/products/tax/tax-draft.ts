import type { TaxSettings } from '@linkyard/contracts';

export interface DraftRate {
  /** Of the row on the screen. */
  id: number;
  country: string;
  category: string;
  percent: number | null;
}
export interface TaxDraft extends Omit<TaxSettings, 'rates'> {
  rates: DraftRate[];
}

export const draftOf = ({ rates, ...settings }: TaxSettings): TaxDraft => ({
  ...settings,
  rates: rates.map(({ percent, ...rate }, id) => ({ ...rate, id, percent: Number(percent) })),
});

/** What is sent; the server names a rate without a percentage. */
export const settingsOf = ({ rates, ...settings }: TaxDraft): TaxSettings => ({
  ...settings,
  rates: rates.map(({ country, category, percent }) => ({
    ...{ country, category: category.trim() },
    percent: percent === null ? '' : String(percent),
  })),
});

export const newRate = (rates: readonly DraftRate[]): DraftRate => ({
  id: Math.max(-1, ...rates.map(({ id }) => id)) + 1,
  ...{ country: '', category: '', percent: null },
});
