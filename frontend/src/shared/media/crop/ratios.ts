import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
/** @source spec 9 "Crop ratios" */
export const ratios = perLanguage(
  () =>
    [
      { value: 'free', label: t`Free`, aspect: null },
      { value: '1:1', label: '1:1', aspect: 1 },
      { value: '16:9', label: '16:9', aspect: 16 / 9 },
      { value: '4:3', label: '4:3', aspect: 4 / 3 },
      { value: '3:2', label: '3:2', aspect: 3 / 2 },
      { value: '9:16', label: '9:16', aspect: 9 / 16 },
    ] as const,
);
export type RatioName = ReturnType<typeof ratios>[number]['value'];

/** Width over height; null where both are free. */
export const aspectOf = (name: RatioName): number | null =>
  ratios().find(({ value }) => value === name)?.aspect ?? null;
