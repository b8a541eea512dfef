import { Injectable } from '@nestjs/common';
import { shelfKey, type Shelf } from '@linkyard/contracts';
import { InjectStored, trusted, type QueryFilter, type StoredModel } from '@linkyard/mongo';
import { shelves, type ShelfDocument, type ShelfKind } from './shelf.schema.js';

/** Where a file is filed: one folder, '' for none, and its tags. */
export interface Shelved {
  folder: string;
  tags: string[];
}

/** A folder or tag that is written in another way from now on. */
export interface Respelled {
  kind: ShelfKind;
  was: string;
  name: string;
}

const idOf = (ownerId: string, kind: ShelfKind, name: string) => `${ownerId}:${kind}:${shelfKey(name)}`;
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Which folders and tags there are. Counted as files come and go, so that a long list need not be. */
@Injectable()
export class ShelvesRepository {
  constructor(@InjectStored('media', shelves) private readonly model: StoredModel<typeof shelves>) {}

  async list(ownerId: string, kind: ShelfKind): Promise<Shelf[]> {
    const found = await this.find({ userId: ownerId, kind, count: trusted({ $gt: 0 }) });
    return found.map(({ name, count }) => ({ name, count })).sort((one, other) => byName.compare(one.name, other.name));
  }

  /** Listed files in one of them; 0 for one that is not there. */
  async countOf(ownerId: string, kind: ShelfKind, name: string): Promise<number> {
    const [shelf] = await this.find({ _id: idOf(ownerId, kind, name) });
    return shelf?.count ?? 0;
  }

  /** The names as they are spelled already, in the order given and each once; one that is new keeps its spelling. */
  async spelled(ownerId: string, kind: ShelfKind, names: readonly string[]): Promise<string[]> {
    const spelling = await this.spelling(ownerId, kind, names);
    return [...new Map(names.map((name) => [idOf(ownerId, kind, name), spelling(name)])).values()];
  }

  /** Each of these names as it is spelled already. */
  private async spelling(ownerId: string, kind: ShelfKind, names: readonly string[]) {
    const ids = [...new Set(names.filter(Boolean).map((name) => idOf(ownerId, kind, name)))];
    const known = ids.length > 0 ? await this.find({ _id: trusted({ $in: ids }) }) : [];
    const byId = new Map(known.map(({ _id, name }) => [_id, name]));
    return (name: string) => byId.get(idOf(ownerId, kind, name)) ?? name;
  }

  /** What files that were away are in, in the spelling of today. */
  async respelled<File extends Shelved>(ownerId: string, files: readonly File[]) {
    const folders = files.map(({ folder }) => folder);
    const folderOf = await this.spelling(ownerId, 'folder', folders);
    const tagOf = await this.spelling(
      ownerId,
      'tag',
      files.flatMap(({ tags }) => tags),
    );
    return files.map((file) => ({ ...file, folder: folderOf(file.folder), tags: file.tags.map(tagOf) }));
  }

  /** From now on it is spelled like this. */
  async respell(ownerId: string, kind: ShelfKind, name: string): Promise<void> {
    await this.model.updateOne({ _id: idOf(ownerId, kind, name) }, { $set: { name } }).exec();
  }

  /** Counts what files were in out, and what they are in now in. */
  async count(
    ownerId: string,
    { left = [], entered = [] }: { left?: readonly Shelved[]; entered?: readonly Shelved[] },
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
    await this.model.bulkWrite(operations);
    // An empty one is deleted, so that its name may be used with another spelling.
    await this.model.deleteMany({ _id: trusted({ $in: [...changes.keys()] }), count: trusted({ $lte: 0 }) }).exec();
  }

  /**
   * The folders and tags of one account are counted for another, in a transaction.
   * @returns those that the other spells otherwise
   */
  async handOver(from: string, to: string): Promise<Respelled[]> {
    const theirs = await this.find({ userId: from });
    const respelled: Respelled[] = [];
    for (const { kind, name, count } of theirs) {
      const [spelled = name] = await this.spelled(to, kind, [name]);
      const added = { $inc: { count }, $setOnInsert: { userId: to, kind, name } };
      await this.model.updateOne({ _id: idOf(to, kind, name) }, added, { upsert: true }).exec();
      if (spelled !== name) respelled.push({ kind, was: name, name: spelled });
    }
    await this.model.deleteMany({ userId: from }).exec();
    return respelled;
  }

  private async find(filter: QueryFilter<ShelfDocument>): Promise<ShelfDocument[]> {
    return this.model.find(filter, null, { maxTimeMS: 2_000 }).lean<ShelfDocument[]>().exec();
  }
}
