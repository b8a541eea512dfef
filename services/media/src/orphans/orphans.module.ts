import { Capability } from '@linkyard/service-kit';
import { FilesModule } from '../files/files.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { OrphanSweep } from './orphan-sweep.job.js';
import { sweepNotes } from './sweep-note.schema.js';
import { SweepNotesRepository } from './sweep-notes.repository.js';

@Capability({
  service: 'media',
  imports: [StorageModule, FilesModule],
  collections: [sweepNotes],
  providers: [SweepNotesRepository, OrphanSweep],
})
export class OrphansModule {}
