import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import type { HttpBinding } from '@linkyard/contracts';
import type { ObjectStore } from '@linkyard/storage';
import { DomainError, fieldRefusal } from '@linkyard/service-kit';
import { fieldError, reason } from '@linkyard/contracts';
import { tooLarge } from '../http/too-large.js';
import { uploadFailure } from './upload-failure.js';

const defaultMaxBytes = 10 * 1024 * 1024;
/** Of a form around its file: boundaries, headers and text fields. */
const formBytes = 256 * 1024;
const limits = { files: 1, fields: 20, fieldSize: 8_192, parts: 21, headerPairs: 50 };

interface StoredPart {
  tempKey: string;
  originalName: string;
  size: number;
  mime: string;
}

/**
 * Streams an uploaded file to a temporary key and describes it to the owning service, which judges it by content and moves it.
 * Text fields of the form, before and after the file, are handed on beside it. The file never lies in the gateway's memory, and an
 * upload that is not whole leaves nothing behind.
 * @source quality 3 "Upload crash", quality R19
 */
export class UploadReceiver {
  /** @param bodyLimit bytes per file, also when the call would accept more */
  constructor(
    private readonly store: ObjectStore,
    private readonly bodyLimit = Number.POSITIVE_INFINITY,
  ) {}

  /**
   * @throws DomainError core.unsupported_type for no multipart body, core.too_large, core.malformed for a broken or cut one,
   *   core.invalid_input without a file, core.storage_full
   */
  async receive(request: FastifyRequest, binding: HttpBinding): Promise<Record<string, unknown>> {
    if (!request.isMultipart()) throw new DomainError('core.unsupported_type');
    const maxBytes = Math.min(binding.maxBytes ?? defaultMaxBytes, this.bodyLimit);
    // Known to be too much before a byte of it is stored.
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytes) throw tooLarge('file', maxBytes);
    const tempKey = `incoming/${binding.fileLife === 'day' ? 'day/' : ''}${randomUUID()}`;
    try {
      const { file, fields } = await this.read(request, tempKey, maxBytes);
      if (!file) throw noFile(fields);
      if (file.size === 0) throw fieldRefusal('file', 'core.file_empty');
      return { ...fields, file };
    } catch (error) {
      await this.forget(tempKey, request);
      throw uploadFailure(error, maxBytes);
    }
  }

  /** Deletes the file of a `receive` whose command was refused. */
  async discard(payload: Record<string, unknown>, request: FastifyRequest): Promise<void> {
    const { file } = payload;
    const key = typeof file === 'object' && file !== null && 'tempKey' in file ? file.tempKey : null;
    if (typeof key === 'string') await this.forget(key, request);
  }

  private async read(request: FastifyRequest, tempKey: string, maxBytes: number) {
    const fields: Record<string, string> = {};
    let file: StoredPart | null = null;
    const parts = request.parts({ limits: { ...limits, fileSize: maxBytes } });
    for await (const part of parts) {
      if (part.type === 'file') file = await this.keep(part, tempKey, maxBytes);
      else if (typeof part.value === 'string') {
        if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge(part.fieldname, limits.fieldSize);
        fields[part.fieldname] = part.value;
      }
    }
    return { file, fields };
  }

  private async keep(part: MultipartFile, tempKey: string, maxBytes: number): Promise<StoredPart> {
    const { size } = await this.store.put(tempKey, part.file, { contentType: 'application/octet-stream' });
    if (part.file.truncated) throw tooLarge('file', maxBytes);
    return { tempKey, originalName: nameOf(part.filename), size, mime: part.mimetype.slice(0, 127) };
  }

  /** What was stored of an upload that is refused. Were this to fail too, the sweep of stale uploads takes it. */
  private async forget(tempKey: string, request: FastifyRequest) {
    try {
      await this.store.delete(tempKey);
    } catch (error) {
      request.log.warn({ err: error }, 'a refused upload could not be removed');
    }
  }
}

/** One line of a name as the client gave it: a hint for a title, never a path. */
const nameOf = (name: string): string =>
  [...name.replace(/[\u0000-\u001f\u007f]|\p{Surrogate}/gu, '')].slice(0, 200).join('').trim() || 'file';

/** @source spec 5 */
function noFile({ type }: Record<string, string>): DomainError {
  const code = type === 'gallery' ? 'media.no_image' : 'media.no_file';
  return new DomainError('core.invalid_input', { reason: reason(code), errors: [fieldError('file', code)] });
}
