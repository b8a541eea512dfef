import { Module } from '@nestjs/common';
import { egressFrom } from '@linkyard/egress';
import { modelsFor } from '@linkyard/mongo';
import { readConfig, serviceConfigSchema, type ServiceDefinition } from '@linkyard/service-kit';
import { mediaSigner, objectStoreFrom } from '@linkyard/storage';
import { EraseAccountHandler } from './account-erasure/erase-account.handler.js';
import { aiImageJobModel } from './ai-images/ai-image-job.model.js';
import { AiImageJobs } from './ai-images/ai-image-jobs.repository.js';
import { AiImageSweep } from './ai-images/ai-image-sweep.js';
import { AiImagesController } from './ai-images/ai-images.controller.js';
import { AiImagesToLibrary } from './ai-images/ai-images-to-library.js';
import { AiImages } from './ai-images/ai-images.service.js';
import { MEDIA_CONFIG, mediaConfigFrom, type MediaConfig } from './config/media-config.js';
import { ExportSweep } from './exports/export-sweep.js';
import { exportRecords } from './exports/export-record.model.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsRepository } from './exports/exports.repository.js';
import { ExportsService, PUBLIC_URL } from './exports/exports.service.js';
import { documentRecords } from './generated-documents/document-record.model.js';
import { DocumentsController } from './generated-documents/documents.controller.js';
import { DocumentsRepository } from './generated-documents/documents.repository.js';
import { DocumentsService } from './generated-documents/documents.service.js';
import { ADDRESSES, mediaAddresses } from './files/media-addresses.js';
import { FileKeeper, OBJECT_STORE } from './files/file-keeper.js';
import { FilesController } from './files/files.controller.js';
import { LibraryService } from './files/library.service.js';
import { mediaModel } from './files/media.model.js';
import { ListingRepository } from './files/listing.repository.js';
import { MediaRepository } from './files/media.repository.js';
import { MediaSweep } from './files/media-sweep.js';
import { TakeUpload } from './files/take-upload.js';
import { UploadService } from './files/upload.service.js';
import { FetchPicture, WEB } from './from-url/fetch-picture.js';
import { FromUrlController } from './from-url/from-url.controller.js';
import { FromUrl } from './from-url/from-url.service.js';
import { StockUses } from './from-url/stock-uses.js';
import { migrations } from './migrations/index.js';
import { OrganiseController } from './organise/organise.controller.js';
import { OrganiseRepository } from './organise/organise.repository.js';
import { OrganiseService } from './organise/organise.service.js';
import { shelvesModel } from './organise/shelves.model.js';
import { ShelvesRepository } from './organise/shelves.repository.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { ProductFilesController } from './product-files/product-files.controller.js';
import { ProductFiles } from './product-files/product-files.service.js';
import { SavedPagesController } from './saved-pages/saved-pages.controller.js';
import { SavedPages } from './saved-pages/saved-pages.service.js';
import { SharedPicturesController } from './public-images/shared-pictures.controller.js';
import { SharedPicturesRepository } from './public-images/shared-pictures.repository.js';
import { SharedPicturesService } from './public-images/shared-pictures.service.js';
import { AskForPosters } from './posters/ask-for-posters.js';
import { PostersController } from './posters/posters.controller.js';
import { PostersRepository } from './posters/posters.repository.js';
import { PostersService } from './posters/posters.service.js';
import { QuotaController } from './quota/quota.controller.js';
import { usageModel } from './quota/usage.model.js';
import { UsageRepository } from './quota/usage.repository.js';
import { AskForSizes } from './sizes/ask-for-sizes.js';
import { SizesController } from './sizes/sizes.controller.js';
import { SizesRepository } from './sizes/sizes.repository.js';
import { SizesService } from './sizes/sizes.service.js';
import { OrphanSweep } from './orphans/orphan-sweep.js';
import { sweepNoteModel } from './orphans/sweep-note.model.js';
import { placeModel } from './uses/place.model.js';
import { WhereUsed } from './uses/where-used.js';
import { JoinedFile } from './uploads/joined-file.js';
import { PartedUploads } from './uploads/parted-uploads.service.js';
import { UploadFinish } from './uploads/upload-finish.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { uploadModel } from './uploads/upload.model.js';
import { UploadRepository } from './uploads/upload.repository.js';
import { UploadSweep } from './uploads/upload-sweep.js';
import { VisitorFilesController } from './visitor-files/visitor-files.controller.js';
import { SIGNER, VisitorFiles } from './visitor-files/visitor-files.service.js';

@Module({
  imports: [modelsFor('media', [documentRecords, exportRecords])],
  controllers: [
    AiImagesController,
    DocumentsController,
    ExportsController,
    FilesController,
    FromUrlController,
    OrganiseController,
    PicturesController,
    PostersController,
    ProductFilesController,
    QuotaController,
    SavedPagesController,
    SharedPicturesController,
    SizesController,
    UploadsController,
    VisitorFilesController,
  ],
  providers: [
    { provide: MEDIA_CONFIG, useFactory: () => mediaConfigFrom(process.env) },
    { provide: OBJECT_STORE, useFactory: () => objectStoreFrom(process.env) },
    {
      provide: ADDRESSES,
      inject: [MEDIA_CONFIG],
      useFactory: ({ MEDIA_SIGNING_KEY }: MediaConfig) => mediaAddresses(mediaSigner(MEDIA_SIGNING_KEY)),
    },
    {
      provide: SIGNER,
      inject: [MEDIA_CONFIG],
      useFactory: ({ MEDIA_SIGNING_KEY }: MediaConfig) => mediaSigner(MEDIA_SIGNING_KEY),
    },
    { provide: PUBLIC_URL, useFactory: () => readConfig(serviceConfigSchema, process.env).PUBLIC_URL },
    DocumentsRepository,
    DocumentsService,
    ExportsRepository,
    ExportsService,
    ExportSweep,
    EraseAccountHandler,
    MediaRepository,
    ListingRepository,
    UsageRepository,
    OrganiseRepository,
    ShelvesRepository,
    OrganiseService,
    TakeUpload,
    FileKeeper,
    UploadService,
    PicturesService,
    SharedPicturesRepository,
    SavedPages,
    SharedPicturesService,
    LibraryService,
    ProductFiles,
    MediaSweep,
    SizesRepository,
    SizesService,
    AskForSizes,
    PostersRepository,
    PostersService,
    AskForPosters,
    // Hosts inside the network are opened by the environment alone, for simulators; no request can name one.
    { provide: WEB, useFactory: () => egressFrom(process.env) },
    FetchPicture,
    StockUses,
    FromUrl,
    AiImageJobs,
    AiImages,
    AiImagesToLibrary,
    AiImageSweep,
    VisitorFiles,
    WhereUsed,
    UploadRepository,
    PartedUploads,
    JoinedFile,
    UploadFinish,
    UploadSweep,
    OrphanSweep,
  ],
})
class MediaModule {}

export const mediaService: ServiceDefinition = {
  name: 'media',
  module: MediaModule,
  models: [
    mediaModel,
    usageModel,
    shelvesModel,
    placeModel,
    uploadModel,
    aiImageJobModel,
    sweepNoteModel,
    documentRecords,
    exportRecords,
  ],
  migrations,
};
