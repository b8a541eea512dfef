import type { SourceKind } from '@linkyard/contracts';
import { translated } from '@linkyard/ui/language';
import { deferred } from '@linkyard/ui/deferred';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import { type BlockDefinition, upgradeData } from '../kit/define-block.js';
import type { BlockCategory } from '../kit/types.js';
import type { EditorContext, EditorProps } from './context.js';

export interface BlockFormProps {
  value: unknown;
  onChange: (next: unknown) => void;
  context: EditorContext;
}
export interface BlockEditor {
  code: string;
  readonly label: string;
  readonly hint: string;
  category: BlockCategory;
  /** What must have something in it for the block to be offered; null when it is always offered. */
  needs: SourceKind | null;
  Icon: Icon;
  /** Loaded on first use; needs a Suspense boundary around it. */
  Form: ComponentType<BlockFormProps>;
  /** Loads the form ahead of its first use. */
  warm: () => Promise<void>;
}

/**
 * The form keeps what was typed as it was typed (a half address, a trailing blank): it is never the parsed value.
 * Missing top-level fields are filled from the schema's defaults.
 */
function shapeOf<Schema extends z.ZodType>(block: BlockDefinition<Schema>, base: unknown, value: unknown) {
  const stored = upgradeData(block, value);
  const given = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  return Object.assign({}, base, given) as z.output<Schema>;
}

export function blockEditor<Schema extends z.ZodType>(
  block: BlockDefinition<Schema>,
  Icon: Icon,
  load: () => Promise<{ Editor: ComponentType<EditorProps<z.output<Schema>>> }>,
): BlockEditor {
  const { Component: Form, warm } = deferred(async () => {
    const { Editor } = await load();
    const base = block.schema.parse({});
    return ({ value, onChange, context }: BlockFormProps) => (
      <Editor value={shapeOf(block, base, value)} onChange={onChange} context={context} />
    );
  });
  const { code, category, source, offeredEmpty } = block;
  const needs = offeredEmpty ? null : (source ?? null);
  return {
    code,
    category,
    needs,
    Icon,
    Form,
    warm,
    // Read while rendering, because the language may change.
    get label() {
      return translated(block.label);
    },
    get hint() {
      return translated(block.hint);
    },
  };
}
