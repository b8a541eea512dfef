import { t } from '@lingui/core/macro';
/** What browsers call every pasted picture. */
const nameless = /^image\.(?:png|jpe?g|gif|webp)$/i;

/** Pasted files; a picture without a name is named by the current time, so that names in the library differ. */
export function pastedFiles(files: Iterable<File>, now: Date): File[] {
  return [...files].map((file) => {
    if (file.name && !nameless.test(file.name)) return file;
    const extension = file.type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png';
    return new File([file], t`Pasted picture ${momentText(now)}.${extension}`, { type: file.type });
  });
}

/** `2026-11-22 16.05`, by the person's own clock; a colon is in no file name. */
function momentText(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${two(now.getHours())}.${two(now.getMinutes())}`;
}
