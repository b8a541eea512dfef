import type { DynamicModule, Type } from '@nestjs/common';
import type { AnyCommand } from '@linkyard/contracts';
import type { DeclaredCollection, Migration } from '@linkyard/mongo';

/** One of the eight services, as its folder exports it. */
export interface ServiceDefinition {
  /** The folder's name and the first word of its subjects. */
  name: string;
  module: Type | DynamicModule;
  /** Collections with their indexes; the outbox is added. */
  models: readonly DeclaredCollection<unknown>[];
  migrations?: readonly Migration[];
  /** Collections whose records go to the reseller with a transferred account; of a service made of capabilities. */
  transferred?: readonly string[];
  /** The contracts it must handle; those of its name when missing. */
  commands?: readonly AnyCommand[];
}

export interface RunningRole {
  name: string;
  checks: { name: string; check(): Promise<void> }[];
  /** Stops accepting, finishes what is under way (at most 10 s), leaves. */
  close(): Promise<void>;
}
