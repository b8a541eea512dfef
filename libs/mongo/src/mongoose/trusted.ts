import { odm } from './odm.js';

/**
 * Marks an operator of ours inside a filter: `{ _id: trusted({ $in: ids }) }`. What is not marked is taken for a value that a caller
 * sent, and an operator in it is refused.
 */
export const trusted = <Operator extends object>(operator: Operator): Operator => odm.trusted(operator);
