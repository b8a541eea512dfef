import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { DynamicModule, Type } from '@nestjs/common';

type Class = Type<unknown>;
const isClass = (value: unknown): value is Class => typeof value === 'function';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Classes that a module and its imports provide, read from their metadata: nothing is constructed. */
export function providersOf(module: Type | DynamicModule): Class[] {
  const found = new Set<Class>();
  const seen = new Set<unknown>();
  const visit = (entry: unknown) => {
    if (seen.has(entry)) return;
    seen.add(entry);
    const dynamic = isRecord(entry) ? entry : {};
    const type = isClass(entry) ? entry : dynamic['module'];
    const part = (key: string) => [
      ...list(dynamic[key]),
      ...(isClass(type) ? list(Reflect.getMetadata(key, type)) : []),
    ];
    for (const provider of [...part(MODULE_METADATA.PROVIDERS), ...part(MODULE_METADATA.CONTROLLERS)])
      for (const candidate of candidates(provider)) if (isClass(candidate)) found.add(candidate);
    for (const imported of part(MODULE_METADATA.IMPORTS)) visit(imported);
  };
  visit(module);
  return [...found];
}

/** A factory's product is taken for the class it is provided as. */
const candidates = (provider: unknown): unknown[] =>
  isRecord(provider) ? [provider['useClass'], provider['provide']] : [provider];
