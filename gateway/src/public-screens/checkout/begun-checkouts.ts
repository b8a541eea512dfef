import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { publicId, type CheckoutView } from '@linkyard/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Screens } from '../screens.js';

const cookieName = 'checkout';
const changeable = ['variant', 'qty', 'price', 'coupon', 'after'];

/**
 * Which checkout this browser has begun from a product, while its items are held. The browser's Back button leads from the payment page to
 * the product's address: there the same purchase continues, in place of another one without the held items.
 */
@Injectable()
export class BegunCheckouts {
  constructor(private readonly screens: Screens) {}

  remember(reply: FastifyReply, { product, publicId: id, expiresAt }: CheckoutView): void {
    reply.setCookie(cookieName, id, {
      path: `/checkout/${product}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.screens.isSecure,
      expires: new Date(expiresAt),
    });
  }

  /** Names the checkout that this browser has begun, whatever became of it. */
  idIn(request: FastifyRequest): string | undefined {
    return publicId.safeParse(request.cookies[cookieName]).data;
  }
}

/** With the money on its way there is nothing to pay again. */
export const isPayable = ({ state, paymentState, expiresAt }: CheckoutView): boolean =>
  (state === 'open' || state === 'paying') && paymentState !== 'processing' && Date.parse(expiresAt) > Date.now();

/** Whether an address wants something else than what was begun, as a link to another variant does. */
export const wantsOther = (query: Record<string, unknown>, begun: Readonly<Record<string, string>>): boolean =>
  changeable.some((name) => query[name] !== undefined && query[name] !== (begun[name] ?? ''));
