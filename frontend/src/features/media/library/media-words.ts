import type { MediaView } from '@linkyard/contracts';
import { formatCount } from '@linkyard/ui';

const nouns: Record<MediaView['kind'], readonly [string, string]> = {
  picture: ['image', 'images'],
  document: ['document', 'documents'],
  audio: ['sound', 'sounds'],
  video: ['video', 'videos'],
};
const names: Record<MediaView['kind'], string> = {
  picture: 'Image',
  document: 'Document',
  audio: 'Audio',
  video: 'Video',
};
const sourceNames: Record<Exclude<MediaView['source'], 'upload'>, string> = {
  unsplash: 'Unsplash',
  pixabay: 'Pixabay',
  pexels: 'Pexels',
  openai: 'Created from a text prompt',
  url: 'Another page',
};

export const kindName = ({ kind }: Pick<MediaView, 'kind'>): string => names[kind];
export const sourceName = ({ source }: Pick<MediaView, 'source'>): string =>
  source === 'upload' ? 'Uploaded' : sourceNames[source];

/** '1 file', '3 files'. */
export const filesText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`;

/** '2 images and 1 document'. */
export function kindsText(media: readonly Pick<MediaView, 'kind'>[]): string {
  const counts = new Map<MediaView['kind'], number>();
  for (const { kind } of media) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${formatCount(count)} ${nouns[kind][count === 1 ? 0 : 1]}`);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
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
