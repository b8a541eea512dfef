import type { MediaView } from '@linkyard/contracts';
import type { ObjectFacts } from '@linkyard/storage';
import { judgeDocument } from './documents/judge-document.js';
import { storedBytes, type ObjectReader } from './byte-source.js';
import { checkSize, type FileLimits } from './file-limits.js';
import { playedKind } from './played-kind.js';

/** What a file is by its content. */
export interface Judged {
  kind: Exclude<MediaView['kind'], 'picture'>;
  mime: string;
  extension: string;
  /** Seconds of sound and film; null where the file does not say. */
  duration: number | null;
  /** Pixels of a film. */
  width: number | null;
  height: number | null;
}

/**
 * What a stored upload is: a document, sound or film of the allow-list, whole, and no larger than its kind may be. Its name and claimed type decide nothing
 * but whether text is a table.
 * @throws DomainError media.file_type, media.file_too_large
 * @source quality 3 "Polyglot and MIME lies"
 */
export async function judgeFile(
  store: ObjectReader,
  upload: Pick<ObjectFacts, 'key' | 'size'>,
  name: string,
  limits: FileLimits,
): Promise<Judged> {
  const played = await playedKind(storedBytes(store, upload));
  checkSize(limits, played?.kind ?? 'document', upload.size);
  if (played) return played;
  const document = await judgeDocument(store, upload, name);
  return { ...document, kind: 'document', duration: null, width: null, height: null };
}
