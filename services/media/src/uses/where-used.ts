import { Inject, Injectable } from '@nestjs/common';
import { templateMediaUsed, type EventData, type MediaUse } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { MediaRepository } from '../files/media.repository.js';
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
  ) {}

  @OnEvent(templateMediaUsed, { id: 'onTemplate' })
  async onTemplate(data: EventData<typeof templateMediaUsed>, _meta: EventMeta): Promise<void> {
    const { templateId: id, title } = data;
    await this.shows({ kind: 'template', id, title }, data);
  }

  /** Everything one place shows now. One that comes late, behind a newer one, changes nothing. */
  private async shows(use: MediaUse, { userId, version, paths }: Showing) {
    const _id = `${use.kind}:${use.id}`;
    if (await this.places.advance({ _id, kind: use.kind, userId, version }))
      await this.media.noteUse(userId, use, paths);
  }
}
