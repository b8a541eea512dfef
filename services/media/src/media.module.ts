import { serviceOf } from '@linkyard/service-kit';
import { AiImagesModule } from './ai-images/ai-images.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { FilesModule } from './files/files.module.js';
import { LibraryModule } from './library/library.module.js';
import { FromUrlModule } from './from-url/from-url.module.js';
import { DocumentsModule } from './generated-documents/documents.module.js';
import { OrganiseModule } from './organise/organise.module.js';
import { ShelvesModule } from './shelves/shelves.module.js';
import { OrphansModule } from './orphans/orphans.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostersModule } from './posters/posters.module.js';
import { ProductFilesModule } from './product-files/product-files.module.js';
import { PublicImagesModule } from './public-images/public-images.module.js';
import { QuotaModule } from './quota/quota.module.js';
import { SavedPagesModule } from './saved-pages/saved-pages.module.js';
import { SizesModule } from './sizes/sizes.module.js';
import { StorageModule } from './storage/storage.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { UsesModule } from './uses/uses.module.js';
import { VisitorFilesModule } from './visitor-files/visitor-files.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const mediaService = serviceOf('media', [
  StorageModule,
  ShelvesModule,
  QuotaModule,
  FilesModule,
  PicturesModule,
  LibraryModule,
  OrganiseModule,
  UsesModule,
  UploadsModule,
  SizesModule,
  PostersModule,
  AiImagesModule,
  FromUrlModule,
  VisitorFilesModule,
  ProductFilesModule,
  SavedPagesModule,
  PublicImagesModule,
  ExportsModule,
  DocumentsModule,
  OrphansModule,
  DemoModule,
]);
