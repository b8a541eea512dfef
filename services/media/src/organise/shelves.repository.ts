import { Inject, Injectable } from '@nestjs/common';
import { shelfKey, type Shelf } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import type { MediaDocument } from '../files/media.model.js';
import { shelvesModel, type ShelfKind } from './shelves.model.js';

export type Shelved = Pick<MediaDocument, 'folder' | 'tags'>;

const idOf = (ownerId: string, kind: ShelfKind, name: string) => `${ownerId}:${kind}:${shelfKey(name)}`;
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Which folders and tags there are. Counted as files come and go, so that a long list need not be. */
@Injectable()
export class ShelvesRepository {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  private get shelves() {
    return this.database.collection(shelvesModel);
  }

  async list(ownerId: string, kind: ShelfKind): Promise<Shelf[]> {
    const found = await this.shelves.find({ userId: ownerId, kind, count: { $gt: 0 } }, { maxTimeMS: 2_000 }).toArray();
    return found.map(({ name, count }) => ({ name, count })).sort((one, other) => byName.compare(one.name, other.name));
  }

  /** Listed files in one of them; 0 for one that is not there. */
  async countOf(ownerId: string, kind: ShelfKind, name: string): Promise<number> {
    const shelf = await this.shelves.findOne({ _id: idOf(ownerId, kind, name) }, { maxTimeMS: 2_000 });
    return shelf?.count ?? 0;
  }

  /** The names as they are spelled already, in the order given and each once; one that is new keeps its spelling. */
  async spelled(
    ownerId: string,
    kind: ShelfKind,
    names: readonly string[],
    session?: ClientSession,
  ): Promise<string[]> {
    const spelling = await this.spelling(ownerId, kind, names, session);
    return [...new Map(names.map((name) => [idOf(ownerId, kind, name), spelling(name)])).values()];
  }

  /** Each of these names as it is spelled already. */
  private async spelling(ownerId: string, kind: ShelfKind, names: readonly string[], session?: ClientSession) {
    const ids = [...new Set(names.filter(Boolean).map((name) => idOf(ownerId, kind, name)))];
    const known = ids.length > 0 ? await this.shelves.find({ _id: { $in: ids } }, { session }).toArray() : [];
    const byId = new Map(known.map(({ _id, name }) => [_id, name]));
    return (name: string) => byId.get(idOf(ownerId, kind, name)) ?? name;
  }

  /** What files that were away are in, in the spelling of today. */
  async respelled<File extends Shelved>(ownerId: string, files: readonly File[], session: ClientSession) {
    const folders = files.map(({ folder }) => folder);
    const folderOf = await this.spelling(ownerId, 'folder', folders, session);
    const tagOf = await this.spelling(
      ownerId,
      'tag',
      files.flatMap(({ tags }) => tags),
      session,
    );
    return files.map((file) => ({ ...file, folder: folderOf(file.folder), tags: file.tags.map(tagOf) }));
  }

  /** From now on it is spelled like this. */
  async respell(ownerId: string, kind: ShelfKind, name: string): Promise<void> {
    await this.shelves.updateOne({ _id: idOf(ownerId, kind, name) }, { $set: { name } });
  }

  /** Counts what files were in out, and what they are in now in. */
  async count(
    ownerId: string,
    { left = [], entered = [] }: { left?: readonly Shelved[]; entered?: readonly Shelved[] },
    session: ClientSession,
  ): Promise<void> {
    const changes = new Map<string, { kind: ShelfKind; name: string; by: number }>();
    const add = (kind: ShelfKind, name: string, by: number) => {
      const _id = idOf(ownerId, kind, name);
      changes.set(_id, { kind, name, by: (changes.get(_id)?.by ?? 0) + by });
    };
    for (const [files, by] of [[left, -1] as const, [entered, 1] as const])
      for (const { folder, tags } of files) {
        if (folder) add('folder', folder, by);
        for (const tag of tags) add('tag', tag, by);
      }
    const operations = [...changes]
      .filter(([, { by }]) => by !== 0)
      .map(([_id, { kind, name, by }]) => ({
        updateOne: {
          filter: { _id },
          update: { $inc: { count: by }, $setOnInsert: { userId: ownerId, kind, name } },
          upsert: true,
        },
      }));
    if (operations.length === 0) return;
    await this.shelves.bulkWrite(operations, { session });
    // An empty one is deleted, so that its name may be used with another spelling.
    await this.shelves.deleteMany({ _id: { $in: [...changes.keys()] }, count: { $lte: 0 } }, { session });
  }
}
