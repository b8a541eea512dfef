import { odm } from './odm.js';

/**
 * Marks an operator of ours inside a filter: `{ _id: trusted({ $in: ids }) }`. What is not marked is taken for a value that a caller
 * sent, and an operator in it is refused.
 */
export const trusted = <Operator extends object>(operator: Operator): Operator => odm.trusted(operator);

/** Equality for a field with a partial index on strings: MongoDB uses such an index only where the filter names the type too. */
export const indexedString = (value: string) => trusted({ $eq: value, $type: 'string' as const });

/** A moment that has come, for a field with a partial index on dates. */
export const dueBy = (now: Date) => trusted({ $lte: now, $type: 'date' as const });
