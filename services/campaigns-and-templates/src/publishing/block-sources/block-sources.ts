import { sourceNeeds, type SectionModel } from '@linkyard/blocks/schema';
import { sourceData, type SourceAsk, type SourceData } from '@linkyard/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { BLOCK_SOURCES, type BlockSource } from './block-source.js';

/** How many of a kind an editor can choose from. */
const offered = 100;
const most = { ids: 500, sectionIds: 2_000 };

type Asking = Pick<SectionModel, '_id' | 'type' | 'sectionData'>;

/** What blocks show that is kept elsewhere: each kind is asked once, all kinds at once. A kind without a source has nothing. */
@Injectable()
export class BlockSources {
  constructor(
    @Inject(BLOCK_SOURCES) private readonly sources: readonly BlockSource[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * What these sections need, for visitors.
   * @throws DomainError core.unavailable, core.timeout: a page without its products must not replace one that has them
   */
  async resolve(userId: string, sections: readonly Asking[]): Promise<SourceData> {
    const needs = sourceNeeds(sections);
    const asked = this.sources.flatMap((source) => {
      const need = needs.get(source.kind);
      return need ? [{ source, need }] : [];
    });
    const found = await Promise.all(
      asked.map(async ({ source, need: { ids, newest, sectionIds } }) => {
        const ask = { userId, newest, ids: ids.slice(0, most.ids), sectionIds: sectionIds.slice(0, most.sectionIds) };
        return [source.kind, await source.find(ask)] as const;
      }),
    );
    return sourceData.parse(Object.fromEntries(found));
  }

  /** What an editor may offer. A source that is away has nothing to offer now; what is on the page still opens. */
  async offer(userId: string): Promise<SourceData> {
    const ask = { userId, ids: [], newest: offered, sectionIds: [] };
    const found = await Promise.all(
      this.sources.map(async (source) => [source.kind, await this.tried(source, ask)] as const),
    );
    return sourceData.parse(Object.fromEntries(found.filter(([, items]) => items.length > 0)));
  }

  private async tried(source: BlockSource, ask: SourceAsk) {
    try {
      return await source.find(ask);
    } catch (error) {
      this.logger.warn({ err: error, kind: source.kind }, 'a block source could not be asked');
      return [];
    }
  }
}
