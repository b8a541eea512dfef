import type { SourceKind } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import type { z } from 'zod';
import type { BlockCategory } from './types.js';

/** From its first moment until before its last, epoch ms; null for no limit. */
export interface ShownDuring {
  from: number | null;
  until: number | null;
}

export interface BlockSpec<Schema extends z.ZodType> {
  code: `el_${string}`;
  category: BlockCategory;
  /** Name in the picker. */
  label: string;
  /** One line in the picker: what a visitor gets from it. */
  hint: string;
  /** Tabler component name, e.g. IconLink; the generator imports it for the picker. */
  icon: `Icon${string}`;
  /** Every field has a default, so that a broken field can be dropped without losing the block. */
  schema: Schema;
  /** What a new block begins with. @param i18n the texts of the page's language: visitors read them */
  createDefault: (i18n: Texts) => z.output<Schema>;
  /** Turns of older stored shapes into today's, oldest first; each leaves a shape it does not know alone. */
  upgrades?: readonly ((stored: unknown) => unknown)[];
  /** When the block is shown at all, beside what is said of its section: an ad is booked for a time of its own. */
  shownDuring?: (data: z.output<Schema>) => ShownDuring;
  /** What one of its links is called, where its title names them all. @param target the address that was followed */
  linkName?(data: z.output<Schema>, target: string): string | undefined;
  /** The folder has a behaviour.ts. */
  behaviour?: true;
  /** What the block collects from a visitor. */
  collects?: 'optin' | 'form' | 'rating' | 'upload' | 'donation';
  /** What it shows that is kept elsewhere; it reaches the view as `context.sources`. @source ADR 0009 */
  source?: SourceKind;
  /** Ids a section wants of its source; none asks for the newest, null for nothing. */
  wants?(data: z.output<Schema>): readonly string[] | null;
  /** The picker offers it even while its source has nothing. */
  offeredEmpty?: true;
  /** A tenant or the operator may switch it off. @source ADR 0004 */
  canBeOff?: true;
  /** What the editor says where the view shows nothing. */
  emptyHint?: string;
  /**
   * Who paints colours, border, radius, shadow and padding of the section's style: the wrapper (`box`, default) or
   * the block's own parts through the --s-* variables (`parts`: a button block paints its button).
   */
  paints?: 'box' | 'parts';
}
export type BlockDefinition<Schema extends z.ZodType = z.ZodType> = Readonly<BlockSpec<Schema>>;
export type AnyBlock = BlockDefinition;
export type DataOf<Block extends AnyBlock> = z.output<Block['schema']>;

/** Declares one block; picker, editor, renderer, validation and the shared test all come from it. @source design 5 */
export function defineBlock<Schema extends z.ZodType>(spec: BlockSpec<Schema>): BlockDefinition<Schema> {
  return Object.freeze(spec);
}

export function upgradeData(block: AnyBlock, stored: unknown): unknown {
  return (block.upgrades ?? []).reduce<unknown>((data, upgrade) => upgrade(data), stored);
}

type Bag = Record<PropertyKey, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

function dropAt(root: unknown, path: readonly PropertyKey[]): void {
  let node = root;
  for (const key of path.slice(0, -1)) {
    if (!isBag(node)) return;
    node = node[key];
  }
  const last = path.at(-1);
  if (!isBag(node) || last === undefined) return;
  if (Array.isArray(node) && typeof last === 'number') node.splice(last, 1);
  else delete node[last];
}

const repairRounds = 8;

/**
 * What can be shown of stored data: fields that do not fit fall back to their defaults, list entries that do not fit
 * are left out. Null when nothing of it can be used. A half-typed address in the editor or an old record
 * therefore never makes a whole block vanish.
 */
export function readData<Schema extends z.ZodType>(
  block: BlockDefinition<Schema>,
  stored: unknown,
): z.output<Schema> | null {
  const first = block.schema.safeParse(upgradeData(block, stored));
  if (first.success) return first.data;
  const draft: unknown = structuredClone(upgradeData(block, stored));
  if (!isBag(draft) || Array.isArray(draft)) return null;
  for (let round = 0; round < repairRounds; round += 1) {
    const result = block.schema.safeParse(draft);
    if (result.success) return result.data;
    // Later list entries first, so that an index is still right when its entry goes.
    for (const issue of result.error.issues.toReversed()) dropAt(draft, issue.path);
  }
  return null;
}
