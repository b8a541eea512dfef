import { randomUUID } from 'node:crypto';
import {
  addUpdateProduct,
  createCheckout,
  payCheckout,
  settleCheckout,
  uploadUserFile,
  type MediaView,
  type RequestInput,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, must, until, type Person } from '@linkyard/testing';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** A document in the seller's library. */
export async function aDocument({ token }: Person): Promise<MediaView> {
  const form = new FormData();
  form.set('type', 'document');
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'Guide.pdf');
  const headers = { authorization: token };
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  const { data, message }: WireReply<MediaView> = await reply.json();
  if (!data) throw new Error(`an upload answered ${reply.status}: ${message}`);
  return data;
}

/** A free product that is on sale. */
export async function aFreeProduct({ token }: Person, sent: RequestInput<typeof addUpdateProduct> = {}) {
  const fields = { title: 'Guide', priceModel: 'free' as const, currency: 'EUR', state: 'published' as const };
  return must(addUpdateProduct, { ...fields, ...sent }, token);
}

/** Orders what is free, or paid offline. @returns the checkout's id */
export async function placeOrder(publicId: string, email: string, sentTo: object = {}): Promise<string> {
  const { checkout } = await must(createCheckout, {
    publicId,
    items: [{ publicId, qty: 1 }],
    buyer: { email, name: 'Vera Buyer', ...sentTo },
    idempotencyKey: randomUUID(),
  });
  await must(payCheckout, { publicId: checkout.publicId });
  return checkout.publicId;
}

/** Orders a free product. @returns the order that the buyer sees */
export async function takeFree(publicId: string, email = `${randomUUID()}@buyer.example`, sentTo: object = {}) {
  const paid = await must(settleCheckout, { publicId: await placeOrder(publicId, email, sentTo) });
  if (!paid.checkout.order) throw new Error('a free order was not paid');
  return { email, ...paid.checkout.order };
}

/** Buys a product and pays at the simulated Stripe. @returns the address of the buyer */
export async function buyWithStripe(publicId: string): Promise<string> {
  const email = `${randomUUID()}@buyer.example`;
  const { checkout } = await must(createCheckout, {
    publicId,
    items: [{ publicId, qty: 1 }],
    buyer: { email, name: 'Vera Buyer' },
    idempotencyKey: randomUUID(),
  });
  const { redirectUrl } = await must(payCheckout, { publicId: checkout.publicId });
  const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  const paid = await must(settleCheckout, { publicId: checkout.publicId });
  if (paid.checkout.state !== 'completed') throw new Error('an order was not paid');
  return email;
}

/** A page of a visitor. */
export async function openPage(path: string) {
  const reply = await fetch(`${baseUrl()}${path}`, { redirect: 'manual' });
  return { http: reply.status, html: await reply.text() };
}

/** The same page, once it shows this. */
export const pageWith = (path: string, text: string) =>
  until(
    () => openPage(path),
    ({ html }) => html.includes(text),
  );
