import { Capability } from '@linkyard/service-kit';
import { mediaSigner, objectStoreFrom } from '@linkyard/storage';
import { MEDIA_CONFIG, mediaConfigFrom, type MediaConfig } from '../config/media-config.js';
import { OBJECT_STORE, SIGNER } from './storage.js';

/** Where the bytes are, and what signs the addresses of private ones. */
@Capability({
  service: 'media',
  providers: [
    { provide: MEDIA_CONFIG, useFactory: () => mediaConfigFrom(process.env) },
    { provide: OBJECT_STORE, useFactory: () => objectStoreFrom(process.env) },
    {
      provide: SIGNER,
      inject: [MEDIA_CONFIG],
      useFactory: ({ MEDIA_SIGNING_KEY }: MediaConfig) => mediaSigner(MEDIA_SIGNING_KEY),
    },
  ],
  exports: [MEDIA_CONFIG, OBJECT_STORE, SIGNER],
})
export class StorageModule {}
