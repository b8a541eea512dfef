import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { z } from 'zod';
import { countedBody, resolveRange } from './body-stream.js';
import { errorCode } from './error-code.js';
import { partSize, putStream } from './s3-parts.js';
import { assertKey, assertPrefix } from './object-key.js';
import {
  IncompleteUploadError,
  ObjectNotFoundError,
  StorageFullError,
  type ByteRange,
  type ListedObject,
  type ObjectFacts,
  type ObjectStore,
  type PutOptions,
  type SignedUrlOptions,
  type StoredObject,
} from './object-store.js';

export interface S3StoreConfig {
  /** `https://host[:port]` of the server. */
  endpoint: string;
  /** Where browsers reach it, when that is another address; signed URLs are made for it. */
  publicEndpoint?: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string;
}

const abandonedUpload = z.object({
  key: z.string(),
  uploadId: z.string().optional(),
  initiated: z.coerce.date().optional(),
});

const absentCodes = ['NotFound', 'NoSuchKey', 'NoSuchObject'];
const fullCodes = [
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'InsufficientStorage',
  'ENOSPC',
];

function clientFor(endpoint: string, { accessKey, secretKey, region = 'us-east-1' }: S3StoreConfig): Client {
  const url = new URL(endpoint);
  const useSSL = url.protocol === 'https:';
  const port = url.port ? Number(url.port) : useSSL ? 443 : 80;
  // With the region given the client need not ask for it before each bucket's first use.
  return new Client({ endPoint: url.hostname, port, useSSL, accessKey, secretKey, region, partSize });
}

/** Objects on any S3 server, by the minio client. The bucket is private: what the public may see goes through /media or a signed URL. */
export class S3Store implements ObjectStore {
  private readonly client: Client;
  private readonly signer: Client;
  private readonly bucket: string;

  constructor(config: S3StoreConfig) {
    this.client = clientFor(config.endpoint, config);
    this.signer = clientFor(config.publicEndpoint ?? config.endpoint, config);
    this.bucket = config.bucket;
  }

  /** Makes the bucket when it is missing. */
  async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    try {
      await this.client.makeBucket(this.bucket);
    } catch (error) {
      // Two services starting at once: the other one made it.
      if (!errorCode(error).startsWith('BucketAlready')) throw error;
    }
  }

  async put(key: string, body: Readable | Buffer, { contentType, size }: PutOptions): Promise<ObjectFacts> {
    assertKey(key);
    try {
      await this.upload(key, body, contentType, size);
    } catch (cause) {
      if (fullCodes.includes(errorCode(cause))) throw new StorageFullError('No room left on the S3 server', { cause });
      throw cause;
    }
    const facts = await this.stat(key);
    if (!facts) throw new ObjectNotFoundError('The object was removed while it was stored');
    return facts;
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject> {
    const facts = await this.stat(key);
    if (!facts) throw new ObjectNotFoundError('No such object');
    const part = resolveRange(range, facts.size);
    try {
      const body = part
        ? await this.client.getPartialObject(this.bucket, key, part.start, part.end - part.start + 1)
        : await this.client.getObject(this.bucket, key);
      return { ...facts, range: part, body };
    } catch (cause) {
      if (absentCodes.includes(errorCode(cause))) throw new ObjectNotFoundError('No such object', { cause });
      throw cause;
    }
  }

  async stat(key: string): Promise<ObjectFacts | null> {
    assertKey(key);
    try {
      const { size, etag, lastModified, metaData } = await this.client.statObject(this.bucket, key);
      const contentType = String(metaData['content-type'] ?? 'application/octet-stream');
      return { key, size, etag, modifiedAt: lastModified, contentType };
    } catch (error) {
      if (absentCodes.includes(errorCode(error))) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    try {
      await this.client.removeObject(this.bucket, key);
    } catch (error) {
      if (!absentCodes.includes(errorCode(error))) throw error;
    }
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    keys.forEach(assertKey);
    if (keys.length === 0) return;
    const failures = await this.client.removeObjects(this.bucket, [...keys]);
    const failed = failures.flatMap((failure) => (failure?.Error ? [failure.Error] : []));
    const real = failed.filter(({ Code }) => !absentCodes.includes(Code ?? ''));
    if (real.length > 0) throw new Error(`${real.length} objects were not deleted: ${real[0]?.Message}`);
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    assertPrefix(prefix);
    for await (const item of this.client.listObjectsV2(this.bucket, prefix, true)) {
      if (item.name !== undefined) yield { key: item.name, size: item.size, modifiedAt: item.lastModified };
    }
  }

  async forgetAbandoned(before: Date): Promise<number> {
    let removed = 0;
    for await (const upload of this.client.listIncompleteUploads(this.bucket, '', true)) {
      const { key, uploadId, initiated } = abandonedUpload.parse(upload);
      if (!uploadId || !initiated || initiated >= before) continue;
      await this.client.abortMultipartUpload(this.bucket, key, uploadId);
      removed += 1;
    }
    return removed;
  }

  async signedUrl(key: string, expiresSec: number, { downloadName }: SignedUrlOptions = {}): Promise<string> {
    assertKey(key);
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(downloadName ?? '')}`;
    const headers: Record<string, string> = downloadName ? { 'response-content-disposition': disposition } : {};
    return this.signer.presignedGetObject(this.bucket, key, expiresSec, headers);
  }

  private async upload(key: string, body: Readable | Buffer, contentType: string, size: number | undefined) {
    const meta = { 'Content-Type': contentType };
    if (Buffer.isBuffer(body)) {
      if (size !== undefined && size !== body.length)
        throw new IncompleteUploadError('The body is not as long as said');
      await this.client.putObject(this.bucket, key, body, body.length, meta);
      return;
    }
    const { stream } = countedBody(body, size);
    await putStream(this.client, { bucket: this.bucket, key, contentType }, stream);
  }
}
