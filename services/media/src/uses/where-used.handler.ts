import { Injectable } from '@nestjs/common';
import {
  appointmentMediaUsed,
  productMediaUsed,
  templateMediaUsed,
  webinarMediaUsed,
  whiteLabelMediaUsed,
  type EventData,
  type MediaUse,
} from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { MediaRepository, type UsedFiles } from '../files/media.repository.js';
import { UsageRepository } from '../quota/usage.repository.js';
import { PlacesRepository } from './places.repository.js';

interface Using extends UsedFiles {
  userId: string;
  version: number;
}

/** Keeps with every file what uses it: pages and records of other services. Files of other owners than the place's own are left out. */
@Injectable()
export class WhereUsed {
  constructor(
    private readonly places: PlacesRepository,
    private readonly media: MediaRepository,
    private readonly usage: UsageRepository,
  ) {}

  @OnEvent(templateMediaUsed, { id: 'onTemplate' })
  async onTemplate(data: EventData<typeof templateMediaUsed>, _meta: EventMeta): Promise<void> {
    const { templateId: id, title } = data;
    await this.keep({ kind: 'template', id, title }, { ...data, mediaIds: [] });
  }

  @OnEvent(productMediaUsed, { id: 'on-product' })
  async onProduct(data: EventData<typeof productMediaUsed>, _meta: EventMeta): Promise<void> {
    await this.keepRecord('product', data);
  }

  @OnEvent(appointmentMediaUsed, { id: 'on-appointment' })
  async onAppointment(data: EventData<typeof appointmentMediaUsed>, _meta: EventMeta): Promise<void> {
    await this.keepRecord('appointment', data);
  }

  @OnEvent(webinarMediaUsed, { id: 'on-webinar' })
  async onWebinar(data: EventData<typeof webinarMediaUsed>, _meta: EventMeta): Promise<void> {
    await this.keepRecord('webinar', data);
  }

  @OnEvent(whiteLabelMediaUsed, { id: 'on-white-label' })
  async onWhiteLabel(data: EventData<typeof whiteLabelMediaUsed>, _meta: EventMeta): Promise<void> {
    await this.keepRecord('whiteLabel', data);
  }

  private keepRecord(kind: MediaUse['kind'], { recordId: id, title, ...using }: EventData<typeof productMediaUsed>) {
    return this.keep({ kind, id, title }, using);
  }

  /** Everything one place uses now. An event that comes late, behind a newer one, changes nothing. */
  private async keep(use: MediaUse, { userId, version, ...files }: Using) {
    const _id = `${use.kind}:${use.id}`;
    if (!(await this.places.advance({ _id, kind: use.kind, userId, version }))) return;
    await this.media.noteUse(userId, use, files);
    await this.keepImported(userId, files.paths);
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
