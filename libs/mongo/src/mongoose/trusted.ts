import { odm } from './odm.js';

declare const marked: unique symbol;
/** Operators that `trusted` has marked. */
export type Trusted<Operators> = Operators & { readonly [marked]: true };

/**
 * Marks operators of ours inside a filter: `{ _id: trusted({ $in: ids }) }`. What is not marked is taken for a value that a caller
 * sent: a filter of a repository does not compile with it, and an operator in it is refused at run time.
 */
export const trusted = <Operators extends object>(operators: Operators) => odm.trusted(operators) as Trusted<Operators>;

/** Equality for a field with a partial index on strings: MongoDB uses such an index only where the filter names the type too. */
export const indexedString = (value: string) => trusted({ $eq: value, $type: 'string' as const });

/** A part of what is due: at most so many rows, without those that wait for another attempt. */
export interface DuePage {
  limit: number;
  except: readonly string[];
  /** Those that are attempted again now: for a job that reads what has changed since a moment, and would not find them. */
  again: readonly string[];
}

/** Leaves out the rows of these ids. */
export const notAmong = (ids: readonly string[]) => (ids.length === 0 ? {} : { _id: trusted({ $nin: [...ids] }) });

/** A moment that has come, for a field with a partial index on dates. */
export const dueBy = (now: Date) => trusted({ $lte: now, $type: 'date' as const });
