import type { z } from 'zod';

/**
 * A message every running process of a kind should hear at once and nobody keeps: caches to drop, sockets to feed.
 * Whoever misses it must find out in another way; what must not be lost is an event.
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
