import { z } from 'zod';
import { DiskStore } from './disk-store.js';
import { mediaSigner } from './media-signer.js';
import type { ObjectStore } from './object-store.js';
import { S3Store } from './s3-store.js';

/** With `S3_ENDPOINT` the S3 driver, else the disk driver. @source design 7 */
export const storageEnv = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PUBLIC_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3).max(63).default('linkyard'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Folder of the disk driver. */
  STORAGE_DIR: z.string().min(1).default('.data/storage'),
  /** Signs addresses of the /media route; needed by the disk driver. */
  MEDIA_SIGNING_KEY: z.string().min(32).optional(),
});
export type StorageEnv = z.infer<typeof storageEnv>;

const needed = (value: string | undefined, name: string, why: string): string => {
  if (value === undefined) throw new RangeError(`${name} is missing: ${why}`);
  return value;
};

/**
 * The store the environment asks for, ready to use.
 * @throws ZodError or RangeError naming the variable that is wrong or missing
 */
export async function objectStoreFrom(env: Readonly<Record<string, string | undefined>>): Promise<ObjectStore> {
  // A compose file passes what is not set as an empty text.
  const config = storageEnv.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  const store = config.S3_ENDPOINT ? s3From(config, config.S3_ENDPOINT) : diskFrom(config);
  await store.prepare();
  return store;
}

function s3From(config: StorageEnv, endpoint: string): S3Store {
  return new S3Store({
    endpoint,
    ...(config.S3_PUBLIC_ENDPOINT ? { publicEndpoint: config.S3_PUBLIC_ENDPOINT } : {}),
    accessKey: needed(config.S3_ACCESS_KEY, 'S3_ACCESS_KEY', 'S3_ENDPOINT is set'),
    secretKey: needed(config.S3_SECRET_KEY, 'S3_SECRET_KEY', 'S3_ENDPOINT is set'),
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
  });
}

function diskFrom(config: StorageEnv): DiskStore {
  const key = needed(config.MEDIA_SIGNING_KEY, 'MEDIA_SIGNING_KEY', 'the disk driver signs /media addresses with it');
  return new DiskStore({ folder: config.STORAGE_DIR, signer: mediaSigner(key) });
}
