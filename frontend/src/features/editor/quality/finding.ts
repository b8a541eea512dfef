import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
export type FindingKind =
  'contrast' | 'altText' | 'linkName' | 'tapSize' | 'weight' | 'deadLink' | 'consent' | 'emptyForm' | 'sample';

/** Something visitors would stumble over. It is shown, and never stops a publish. */
export interface Finding {
  kind: FindingKind;
  /** `error`: some visitors cannot use it; `warning`: it is worth a look. */
  grade: 'error' | 'warning';
  pageId: string;
  /** The block it is in; null for the page as a whole. */
  sectionId: string | null;
  text: string;
}

export const kindNames: () => Record<FindingKind, string> = perLanguage(() => ({
  contrast: t`Contrast`,
  altText: t`Descriptions of pictures`,
  linkName: t`Links without words`,
  tapSize: t`Tap size`,
  weight: t`Weight of the page`,
  deadLink: t`Links that lead nowhere`,
  consent: t`Consent`,
  emptyForm: t`Forms without questions`,
  sample: t`Examples that are still there`,
}));
export const findingKinds: readonly FindingKind[] = [
  'consent',
  'sample',
  'deadLink',
  'emptyForm',
  'contrast',
  'linkName',
  'altText',
  'tapSize',
  'weight',
];

const costs = { error: 10, warning: 4 };
/** What one kind can cost at most: twenty pale lines are one mistake, made twenty times. */
const maxPerKind = 30;

/** 100: nothing found. */
export function scoreOf(findings: readonly Finding[]): number {
  const lost = findingKinds.map((kind) => {
    const own = findings.filter((finding) => finding.kind === kind);
    return Math.min(
      maxPerKind,
      own.reduce((sum, { grade }) => sum + costs[grade], 0),
    );
  });
  return Math.max(
    0,
    lost.reduce((rest, cost) => rest - cost, 100),
  );
}
