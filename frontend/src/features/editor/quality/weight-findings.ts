import { t } from '@lingui/core/macro';
import { formatDecimal } from '@linkyard/ui';
import type { Finding } from './finding.js';

export interface WeighedPicture {
  sectionId: string | null;
  bytes: number;
}

/** A picture above this is larger than its display size needs. Bytes. */
const heavyPicture = 500_000;
/** A page on a bad line: about ten seconds. Bytes. */
const heavyPage = 1_500_000;

const megabytes = (bytes: number) => `${formatDecimal(bytes / 1_000_000)} MB`;

/** Pictures that are too heavy, and pages that are in sum. */
export function weightFindings(
  pageId: string,
  pictures: readonly WeighedPicture[],
  nameOf: (sectionId: string) => string,
): Finding[] {
  const heavy = pictures.flatMap(({ sectionId, bytes }): Finding[] => {
    if (bytes <= heavyPicture) return [];
    const where = sectionId ? t`in ‘${nameOf(sectionId)}’` : t`behind the page`;
    const text = t`A picture ${where} weighs ${megabytes(bytes)}.`;
    return [{ kind: 'weight', grade: 'warning', pageId, sectionId, text }];
  });
  const sum = pictures.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= heavyPage) return heavy;
  const text = t`The pictures of this page weigh ${megabytes(sum)} together: on a bad line it opens slowly.`;
  return [...heavy, { kind: 'weight', grade: 'warning', pageId, sectionId: null, text }];
}
