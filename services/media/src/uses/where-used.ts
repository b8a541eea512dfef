import { Inject, Injectable } from '@nestjs/common';
import { templateMediaUsed, type EventData, type MediaUse } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { MediaRepository } from '../files/media.repository.js';
import { UsageRepository } from '../quota/usage.repository.js';
import { PlacesRepository } from './places.repository.js';

interface Showing {
  userId: string;
  version: number;
  /** What follows /media/. */
  paths: readonly string[];
}

/** Keeps with every file where it is shown. What a place shows of other owners' files is not noted: they owe that place nothing. */
@Injectable()
export class WhereUsed {
  constructor(
    @Inject(PlacesRepository) private readonly places: PlacesRepository,
    @Inject(MediaRepository) private readonly media: MediaRepository,
    @Inject(UsageRepository) private readonly usage: UsageRepository,
  ) {}

  @OnEvent(templateMediaUsed, { id: 'onTemplate' })
  async onTemplate(data: EventData<typeof templateMediaUsed>, _meta: EventMeta): Promise<void> {
    const { templateId: id, title } = data;
    await this.shows({ kind: 'template', id, title }, data);
  }

  /** Everything one place shows now. One that comes late, behind a newer one, changes nothing. */
  private async shows(use: MediaUse, { userId, version, paths }: Showing) {
    const _id = `${use.kind}:${use.id}`;
    if (!(await this.places.advance({ _id, kind: use.kind, userId, version }))) return;
    await this.media.noteUse(userId, use, paths);
    await this.keepImported(userId, paths);
  }

  /** The first page that shows an imported picture puts it into the library. */
  private async keepImported(ownerId: string, paths: readonly string[]) {
    if (paths.length === 0) return;
    for (const picture of await this.media.waitingImports(ownerId, paths)) {
      const shelved = await this.usage.enter(picture);
      await this.media.update({ ownerId, _id: picture._id }, { $set: { ...shelved, purpose: 'library' } });
    }
  }
}
