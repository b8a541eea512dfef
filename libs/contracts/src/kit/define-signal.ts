import type { z } from 'zod';

/**
 * A message to every running process of a kind that is not stored: invalidate caches, push to sockets.
 * A process that misses it must recover in another way; what must not be lost is an event.
 */
export interface Signal<Data extends z.ZodType = z.ZodType> {
  kind: 'signal';
  /** Subject on the bus, `live.<entity>.<past participle>`. */
  subject: `live.${string}`;
  data: Data;
}
export type SignalData<S extends Signal> = z.output<S['data']>;

export const defineSignal = <Data extends z.ZodType>(signal: Omit<Signal<Data>, 'kind'>): Signal<Data> => ({
  ...signal,
  kind: 'signal',
});
