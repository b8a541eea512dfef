import type { z } from 'zod';

export interface SocketEventSpec<Payload extends z.ZodType> {
  name: string;
  /** As the browser sees it. */
  direction: 'emit' | 'receive';
  payload: Payload;
}
export type SocketEvent<Payload extends z.ZodType = z.ZodType> = SocketEventSpec<Payload> & { kind: 'socket' };

/** One socket.io event with the shape of its payload. @source spec 7 "Real-time socket" */
export const defineSocketEvent = <Payload extends z.ZodType>(spec: SocketEventSpec<Payload>): SocketEvent<Payload> => ({
  ...spec,
  kind: 'socket',
});
