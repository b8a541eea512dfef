import { FileRefused } from './run-limited.js';

/** A film in a folder of its own, where nothing else is. */
export interface Film {
  folder: string;
  /** Name of its file in there. */
  name: string;
  mime: string;
  /** Seconds; null where it is not known. */
  duration: number | null;
}

/** By what was found in the file when it came: no other reader of ffmpeg's hundreds ever sees it. */
const readers: Record<string, string> = { 'video/mp4': 'mov', 'video/quicktime': 'mov', 'video/webm': 'matroska' };
/** What browsers and phones make and play. */
const decoders = 'h264,hevc,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,mpeg4';
const maxPixels = 40_000_000;
/** Bytes: no single thing in a film is larger. */
const maxAllocationBytes = 256 * 1024 * 1024;

/** How every run reads the film, ffprobe's as well. @throws FileRefused for what no reader is meant for */
export function readingArgs({ name, mime }: Pick<Film, 'name' | 'mime'>): string[] {
  const reader = readers[mime];
  if (!reader) throw new FileRefused(`No reader for ${mime}`);
  return [
    ...['-hide_banner', '-loglevel', 'error', '-max_alloc', String(maxAllocationBytes)],
    ...['-protocol_whitelist', 'file,pipe', '-codec_whitelist', decoders],
    ...['-threads', '1', '-max_pixels', String(maxPixels), '-f', reader, '-i', `file:${name}`],
  ];
}
