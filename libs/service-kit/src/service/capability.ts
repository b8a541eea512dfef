import { Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { modelsFor, type DeclaredCollection, type Migration, type StoredCollection } from '@linkyard/mongo';
import { accountRecords } from './account-records.js';
import { collectionOf, type Transferred } from './account-transfer.js';
import type { ServiceDefinition } from '../config/service-definition.js';

export interface CapabilityParts extends ModuleMetadata {
  service: string;
  /** Everything this capability stores; its models can be injected by `@InjectStored`. */
  collections?: readonly StoredCollection<unknown>[];
  /** Where its `Limiter`s count; the limiter's package describes these rows. */
  limiters?: readonly DeclaredCollection<unknown>[];
  migrations?: readonly Migration[];
  /** Erased with the owner's account. */
  eraseWithAccount?: readonly StoredCollection<unknown>[];
  /** Goes to the reseller when one of its people is deleted and what they made is kept. @source models.md 16 "delete-user" */
  transferWithAccount?: readonly Transferred[];
  /** Part of the owner's archive. */
  exportWithAccount?: readonly StoredCollection<unknown>[];
}

const capabilityKey = Symbol('linkyard:capability');

/**
 * One capability of a service: a folder with its handlers, models, consumers, recurring work and migrations. The service lists the
 * module and needs to know nothing else about it.
 */
export function Capability(parts: CapabilityParts): ClassDecorator {
  const { service, collections = [], limiters, migrations, eraseWithAccount, exportWithAccount, ...others } = parts;
  const { transferWithAccount, ...metadata } = others;
  const kept = { collections, limiters, migrations, eraseWithAccount, exportWithAccount, transferWithAccount };
  return (target) => {
    Reflect.defineMetadata(capabilityKey, kept, target);
    Module({ ...metadata, imports: [modelsFor(service, collections), ...(metadata.imports ?? [])] })(target);
  };
}

type Kept = Omit<CapabilityParts, 'service' | keyof ModuleMetadata>;

const partsOf = (module: Type): Kept => {
  const kept: Kept | undefined = Reflect.getMetadata(capabilityKey, module);
  if (!kept) throw new Error(`${module.name} is no capability: decorate it with @Capability`);
  return kept;
};

/** These capabilities and all that they import: what a part of one stores has its indexes, its erasure and its migrations too. */
function withImported(capabilities: readonly Type[]): Type[] {
  const found = new Set<Type>();
  const add = (module: unknown) => {
    if (!isCapability(module) || found.has(module)) return;
    found.add(module);
    const imports: unknown[] = Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? [];
    imports.forEach(add);
  };
  capabilities.forEach(add);
  return [...found];
}

const isCapability = (module: unknown): module is Type =>
  typeof module === 'function' && Reflect.hasMetadata(capabilityKey, module);

/** A service made of capabilities. */
export function serviceOf(name: string, capabilities: readonly Type[]): ServiceDefinition {
  capabilities.forEach(partsOf);
  const parts = withImported(capabilities).map(partsOf);
  const models: DeclaredCollection<unknown>[] = parts.flatMap(({ collections = [], limiters = [] }) => [
    ...collections,
    ...limiters,
  ]);
  const transferred = parts.flatMap(({ transferWithAccount = [] }) => [...transferWithAccount]);
  @Module({
    imports: [...capabilities],
    providers: accountRecords({
      erased: parts.flatMap(({ eraseWithAccount = [] }) => [...eraseWithAccount]),
      exported: parts.flatMap(({ exportWithAccount = [] }) => [...exportWithAccount]),
      transferred,
    }),
  })
  class CapabilitiesModule {}
  return {
    name,
    module: CapabilitiesModule,
    models,
    transferred: transferred.map((one) => collectionOf(one).collection),
    migrations: parts.flatMap(({ migrations = [] }) => [...migrations]).sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
