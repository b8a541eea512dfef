import { plural, t } from '@lingui/core/macro';
import type { MediaView } from '@linkyard/contracts';
import { currentLanguage, perLanguage } from '@linkyard/ui';
import { listText } from '@linkyard/languages';

const countOf: Record<MediaView['kind'], (count: number) => string> = {
  picture: (count) => plural(count, { one: '# image', other: '# images' }),
  document: (count) => plural(count, { one: '# document', other: '# documents' }),
  audio: (count) => plural(count, { one: '# sound', other: '# sounds' }),
  video: (count) => plural(count, { one: '# video', other: '# videos' }),
};
const names: () => Record<MediaView['kind'], string> = perLanguage(() => ({
  picture: t`Image`,
  document: t`Document`,
  audio: t`Audio`,
  video: t`Video`,
}));
const sourceNames: () => Record<Exclude<MediaView['source'], 'upload'>, string> = perLanguage(() => ({
  unsplash: t`Unsplash`,
  pixabay: t`Pixabay`,
  pexels: t`Pexels`,
  openai: t`Created from a text prompt`,
  url: t`Another page`,
}));

export const kindName = ({ kind }: Pick<MediaView, 'kind'>): string => names()[kind];
export const sourceName = ({ source }: Pick<MediaView, 'source'>): string =>
  source === 'upload' ? t`Uploaded` : sourceNames()[source];

/** '1 file', '3 files'. */
export const filesText = (count: number): string => plural(count, { one: '# file', other: '# files' });

/** '2 images and 1 document'. */
export function kindsText(media: readonly Pick<MediaView, 'kind'>[]): string {
  const counts = new Map<MediaView['kind'], number>();
  for (const { kind } of media) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => countOf[kind](count));
  return listText(parts, currentLanguage());
}

/** 'PDF' of '/media/documents/2026-11/x.pdf?signature=…'. */
export function extensionOf({ file }: Pick<MediaView, 'file'>): string {
  const [path = ''] = file.path.split('?');
  return (/\.([A-Za-z0-9]{1,8})$/.exec(path)?.[1] ?? '').toUpperCase();
}

/** '1:02:03', '4:05'. @param seconds */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
