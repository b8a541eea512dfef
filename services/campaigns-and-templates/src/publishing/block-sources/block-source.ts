import type { BlockSourceCommand, SourceAsk, SourceItem, SourceKind } from '@linkyard/contracts';
import { systemContext, type Bus } from '@linkyard/service-kit';

/** The service that provides the data of one kind of block. @source ADR 0009 */
export interface BlockSource<Kind extends SourceKind = SourceKind> {
  readonly kind: Kind;
  /** @throws DomainError core.unavailable, core.timeout when it cannot be asked now */
  find(ask: SourceAsk): Promise<SourceItem<Kind>[]>;
}

/** Injection token: the sources there are, one per kind at most. */
export const BLOCK_SOURCES = Symbol('campaigns-and-templates:block-sources');

/** A source kept by another service. */
export const remoteSource = (bus: Bus, command: BlockSourceCommand): BlockSource => ({
  kind: command.sourceKind,
  find: async (ask) => (await bus.request(command, ask, systemContext())).items,
});
