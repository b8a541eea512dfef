import { z } from 'zod';
import { defineCommand, type Command } from '../kit/define-command.js';
import { sourceAsk, sourceItems, type SourceKind } from './kinds.js';

interface BlockSourceSpec<Kind extends SourceKind> {
  kind: Kind;
  /** Of the service that keeps it. */
  subject: `${string}.${string}.${string}`;
  summary: string;
}
type ItemsOf<Kind extends SourceKind> = z.ZodObject<{ items: z.ZodArray<(typeof sourceItems)[Kind]> }>;

/** The contract by which a service gives blocks something to show. Only campaigns-and-templates asks it. */
export type BlockSourceCommand<Kind extends SourceKind = SourceKind> = Command<
  typeof sourceAsk,
  ItemsOf<Kind>,
  never
> & {
  sourceKind: Kind;
};

/**
 * Declares that a service keeps what blocks of this kind show. Rendering waits for the answer, so it must be quick: one query by
 * owner and ids.
 */
export function defineBlockSource<Kind extends SourceKind>(spec: BlockSourceSpec<Kind>): BlockSourceCommand<Kind> {
  const { kind, subject, summary } = spec;
  const reply: ItemsOf<Kind> = z.object({ items: z.array(sourceItems[kind]) });
  const command = defineCommand({ subject, summary, request: sourceAsk, reply, timeoutMs: 2_000 });
  return { ...command, sourceKind: kind };
}
