import { reason, type MediaView } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { MediaConfig } from '../config/media-config.js';

export type FileLimits = Pick<
  MediaConfig,
  'MEDIA_MAX_PICTURE_MB' | 'MEDIA_MAX_DOCUMENT_MB' | 'MEDIA_MAX_AUDIO_MB' | 'MEDIA_MAX_VIDEO_MB'
>;

const settings = {
  picture: 'MEDIA_MAX_PICTURE_MB',
  document: 'MEDIA_MAX_DOCUMENT_MB',
  audio: 'MEDIA_MAX_AUDIO_MB',
  video: 'MEDIA_MAX_VIDEO_MB',
} as const satisfies Record<MediaView['kind'], keyof FileLimits>;

/** Megabytes one file of a kind may have. */
export const maxMegabytes = (config: FileLimits, kind: MediaView['kind']): number => config[settings[kind]];
export const maxBytes = (config: FileLimits, kind: MediaView['kind']): number =>
  maxMegabytes(config, kind) * 1024 * 1024;

/** @throws DomainError media.image_too_large for a picture, media.file_too_large for others, naming the limit in force */
export function checkSize(config: FileLimits, kind: MediaView['kind'], size: number): void {
  if (size <= maxBytes(config, kind)) return;
  throw fileTooLarge(kind, maxMegabytes(config, kind));
}

/** @param megabytes the limit in force */
export function fileTooLarge(kind: MediaView['kind'], megabytes: number): DomainError {
  const why = reason('media.size_exceeded', { megabytes });
  const code = kind === 'picture' ? 'media.image_too_large' : 'media.file_too_large';
  return new DomainError(code, { reason: why, errors: [{ path: 'file', ...why }] });
}
