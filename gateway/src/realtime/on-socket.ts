import { SubscribeMessage } from '@nestjs/websockets';
import type { ErrorCode, SocketEvent } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { asDomainError } from '../http/error.filter.js';
import { refusalText } from '../locales/spoken-refusal.js';

/** What the sender's acknowledgement gets when an event is refused. */
export interface SocketRefusal {
  status: 0;
  code: ErrorCode;
  message: string;
  /** Seconds, where it can be tried again. */
  retryAfterSec?: number;
}

type Handler<Payload extends z.ZodType> = (socket: Socket, payload: z.output<Payload>) => unknown;

export function refusalOf(error: DomainError): SocketRefusal {
  const { retryAfterSec } = error.details;
  return {
    status: 0,
    code: error.code,
    message: refusalText(error),
    ...(retryAfterSec === undefined ? {} : { retryAfterSec }),
  };
}

/**
 * A method that handles one socket event: it gets the payload as its contract reads it. What the method returns is the
 * acknowledgement; an invalid payload and a thrown error are acknowledged with their code.
 */
export function OnSocket<Payload extends z.ZodType>(event: SocketEvent<Payload>) {
  return <Method extends Handler<Payload>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ) => {
    const handle = descriptor.value;
    if (!handle) throw new TypeError('@OnSocket belongs on a method');
    const property: PropertyDescriptor = descriptor;
    property.value = async function (this: unknown, socket: Socket, payload: unknown) {
      try {
        const parsed = event.payload.safeParse(payload);
        if (!parsed.success) throw new DomainError('core.malformed');
        return await handle.call(this, socket, parsed.data);
      } catch (error) {
        return refusalOf(asDomainError(error));
      }
    };
    SubscribeMessage(event.name)(target, key, property);
  };
}
