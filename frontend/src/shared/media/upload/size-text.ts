import { t } from '@lingui/core/macro';
import { formatDecimal } from '@linkyard/ui';

/** A file's size for a person. @param bytes */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return t`${Math.max(1, Math.round(kilobytes))} kB`;
  const megabytes = kilobytes / 1024;
  return megabytes < 1000 ? `${formatDecimal(megabytes)} MB` : `${formatDecimal(megabytes / 1024)} GB`;
}
