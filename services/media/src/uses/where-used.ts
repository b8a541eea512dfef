import { Inject, Injectable } from '@nestjs/common';
import { templateMediaUsed, type EventData, type MediaUse } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { MediaRepository } from '../files/media.repository.js';
import { placeModel } from './place.model.js';

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
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(MediaRepository) private readonly media: MediaRepository,
  ) {}

  @OnEvent(templateMediaUsed, { id: 'onTemplate' })
  async onTemplate(data: EventData<typeof templateMediaUsed>, { session }: EventMeta): Promise<void> {
    const { templateId: id, title } = data;
    await this.shows({ kind: 'template', id, title }, data, session);
  }

  private get places() {
    return this.database.collection(placeModel);
  }

  /** Everything one place shows now. One that comes late, behind a newer one, changes nothing. */
  private async shows(use: MediaUse, { userId, version, paths }: Showing, session: ClientSession) {
    const _id = `${use.kind}:${use.id}`;
    const heard = await this.places.findOne({ _id }, { session });
    if (heard && heard.version >= version) return;
    await this.places.updateOne({ _id }, { $set: { kind: use.kind, userId, version } }, { session, upsert: true });
    await this.media.noteUse(userId, use, paths, session);
  }
}
