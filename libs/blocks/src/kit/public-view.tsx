import type { ReactNode } from 'react';
import type { z } from 'zod';
import { type BlockDefinition, readData } from './define-block.js';
import type { PublicComponent, RenderContext, SectionModel } from './types.js';

/** A block's view with its data's type closed over, so that views of all blocks can stand in one registry. */
export interface PublicView {
  /** Static CSS the block needs, with class names of its own. */
  css: string;
  paints: 'box' | 'parts';
  /** Said in the editor where there is nothing to show. */
  emptyHint: string;
  render: (section: SectionModel, context: RenderContext) => ReactNode;
}

export function publicView<Schema extends z.ZodType>(
  block: BlockDefinition<Schema>,
  View: PublicComponent<z.output<Schema>>,
  css = '',
): PublicView {
  return {
    css,
    paints: block.paints ?? 'box',
    emptyHint: block.emptyHint ?? /*i18n*/ 'Nothing to show yet: fill in this block.',
    render: (section, context) => {
      const data = readData(block, section.sectionData);
      // Called, not mounted: views are pure, and one that has nothing to show is seen here, so no empty wrapper stays.
      return data === null ? null : View({ data, section, context });
    },
  };
}
