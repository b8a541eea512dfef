import { Injectable } from '@nestjs/common';
import {
  mediaFileDescribed,
  shelfKey,
  type RequestOf,
  type Shelf,
  type updateMedia,
  type UserCtx,
} from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { DomainError, Outbox, requireEach, fieldRefusal } from '@linkyard/service-kit';
import type { MediaDocument } from '../files/media.schema.js';
import { OrganiseRepository } from './organise.repository.js';
import { organised, type MediaPatch } from './organised.js';
import { ShelvesRepository } from '../shelves/shelves.repository.js';

/** Files of a folder that are moved in one transaction. */
const atOnce = 500;

/** Whether a page that shows it looks other than before. */
const isSeen = ({ left, set }: { left: MediaDocument; set: Partial<MediaDocument> }) =>
  left.visibility === 'public' && ('alt' in set || 'focalPoint' in set);

/** How files are named, described and sorted. */
@Injectable()
export class OrganiseService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly media: OrganiseRepository,
    private readonly shelves: ShelvesRepository,
    private readonly outbox: Outbox,
  ) {}

  async folders({ userId }: UserCtx): Promise<{ folders: Shelf[]; tags: Shelf[] }> {
    const [folders, tags] = await Promise.all([this.shelves.list(userId, 'folder'), this.shelves.list(userId, 'tag')]);
    return { folders, tags };
  }

  /**
   * All files are changed, or none is.
   * @throws DomainError core.not_found when one is missing or another owner's, core.invalid_input, media.too_many_tags
   */
  async update({ userId }: UserCtx, { ids, patch }: RequestOf<typeof updateMedia>): Promise<MediaDocument[]> {
    return this.database.transaction(async (session) => {
      const own = await this.media.byIds(userId, ids);
      requireEach(ids, own);
      if (patch.focalPoint && own.some(({ kind }) => kind !== 'picture'))
        throw fieldRefusal('patch.focalPoint', 'media.focal_point_of_picture');
      if (patch.visibility && own.some(({ kind }) => kind !== 'document'))
        throw fieldRefusal('patch.visibility', 'media.visibility_of_document');
      const spelled = await this.spelled(userId, patch);
      const changes = own.flatMap((media) => {
        const set = organised(media, spelled);
        return set ? [{ _id: media._id, set, left: media, entered: { ...media, ...set } }] : [];
      });
      await this.media.changeEach(userId, changes);
      const left = changes.map((change) => change.left);
      const entered = changes.map((change) => change.entered);
      await this.shelves.count(userId, { left, entered });
      for (const change of changes) if (isSeen(change)) await this.publish(change.left, session);
      return this.media.byIds(userId, ids);
    });
  }

  /** Pages that show it say its words and cut it at its focal point. */
  private async publish(
    { _id: mediaId, userId, tenantId, objects }: MediaDocument,
    session: ClientSession,
  ): Promise<void> {
    const path = `/media/${objects[0]?.key ?? ''}`;
    await this.outbox.add(mediaFileDescribed, { mediaId, userId, path }, { session, tenantId });
  }

  /** The patch with its folder and new tags in the spelling that the library has. */
  private async spelled(ownerId: string, patch: MediaPatch): Promise<MediaPatch> {
    const [folder = patch.folder] = patch.folder ? await this.shelves.spelled(ownerId, 'folder', [patch.folder]) : [];
    const addTags = await this.shelves.spelled(ownerId, 'tag', patch.addTags ?? []);
    return { ...patch, ...(folder === undefined ? {} : { folder }), addTags };
  }

  /**
   * Moves every file of one folder to another name, some hundred at a time: stopped half way, the same call finishes it.
   * @param name empty: out of any folder
   * @throws DomainError core.not_found when there is no such folder
   */
  async renameFolder({ userId }: UserCtx, folder: string, name: string): Promise<{ folder: string; moved: number }> {
    const listed = await this.shelves.list(userId, 'folder');
    const known = listed.find((shelf) => shelfKey(shelf.name) === shelfKey(folder))?.name;
    if (known === undefined) throw new DomainError('core.not_found');
    const isRespelled = shelfKey(known) === shelfKey(name);
    // Concurrent uploads use the new spelling already, so the last batch is the last.
    if (isRespelled) await this.shelves.respell(userId, 'folder', name);
    const [to = name] = name && !isRespelled ? await this.shelves.spelled(userId, 'folder', [name]) : [];
    // Both, because a call that was stopped half way may have left files in the spelling that was asked for.
    const from = [known, folder].filter((spelling) => spelling !== to);
    let moved = 0;
    let batch: number;
    do {
      batch = await this.database.transaction(() => this.moveSome(userId, from, to));
      moved += batch;
    } while (batch === atOnce);
    await this.media.moveDeleted(userId, from, to);
    return { folder: to, moved };
  }

  private async moveSome(ownerId: string, from: readonly string[], to: string): Promise<number> {
    const left = await this.media.inFolders(ownerId, from, atOnce);
    await this.media.changeEach(
      ownerId,
      left.map(({ _id }) => ({ _id, set: { folder: to } })),
    );
    const entered = left.map((media) => ({ ...media, folder: to }));
    await this.shelves.count(ownerId, { left, entered });
    return left.length;
  }
}
