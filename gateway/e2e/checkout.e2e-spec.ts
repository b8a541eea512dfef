import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateCoupon,
  addUpdateProduct,
  connectPayments,
  createCheckout,
  getCheckout,
  getProductPageDetails,
  getSales,
  getTaxSettings,
  listOrders,
  payCheckout,
  quoteCheckout,
  toggleCoupon,
  toggleProduct,
  updateTaxSettings,
  type ProductView,
  type RequestInput,
} from '@linkyard/contracts';
import { call, must, newCreator, uniqueName, type Person } from '@linkyard/testing';
import { openScreen, postForm, type Screen } from './public-form.js';

describe('a checkout without JavaScript', () => {
  let ana: Person;
  const newSeller = async (name: string) => {
    const seller = await newCreator(name);
    const secretKey = `sk_test_${uniqueName().replace('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, seller.token);
    return { seller, secretKey };
  };
  const sell = (sent: RequestInput<typeof addUpdateProduct> = {}, seller = ana): Promise<ProductView> =>
    must(
      addUpdateProduct,
      { title: 'Mug <b>', price: '12.00', currency: 'EUR', state: 'published', ...sent },
      seller.token,
    );
  const track = (onHand: number) => ({ track: true, onHand, allowBackorder: false, lowAt: 0 });
  const filled = ({ values }: Screen, more: Record<string, string> = {}) => ({
    ...values,
    email: 'vera@example.com',
    name: 'Vera',
    action: 'pay',
    ...more,
  });
  const buy = async ({ publicId }: ProductView, more: Record<string, string> = {}) => {
    const path = `/checkout/${publicId}`;
    return postForm(path, filled(await openScreen(path), more));
  };
  const pay = (paymentPage: string, outcome: string) =>
    postForm(paymentPage, { outcome, card: '4242424242424242', email: 'vera@example.com', name: 'Vera' });

  beforeAll(async () => {
    ana = (await newSeller('Ana')).seller;
  });

  it('goes from the product to the provider and back to the receipt', async () => {
    const product = await sell();
    const path = `/checkout/${product.publicId}`;
    const form = await openScreen(path);
    expect(form.status).toBe(200);
    expect(form.text).toContain('Mug &lt;b&gt;');
    expect(form.text).toContain('Ana');
    expect(form.text).toContain('Pay €12.00');
    expect(form.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const updated = await postForm(path, { ...form.values, qty: '2', action: 'update', email: 'half typed' });
    expect(updated.status).toBe(200);
    expect(updated.text).toContain('Pay €24.00');
    expect(updated.values['email']).toBe('half typed');
    const started = await postForm(path, filled(updated));
    expect(started.status).toBe(303);
    const paid = await pay(started.location, 'pay');
    const back = await openScreen(paid.location);
    expect(back.location).toMatch(/^\/thankyou\?checkout=/);
    const receipt = await openScreen(back.location);
    expect(receipt.text).toContain('Thank you, Vera!');
    expect(receipt.text).toContain('€24.00');
    const { data } = await must(listOrders, { searchTerm: 'vera@' }, ana.token);
    expect(data).toContainEqual(
      expect.objectContaining({
        state: 'paid',
        totals: expect.objectContaining({ paid: { amount: 2400, currency: 'EUR' } }),
      }),
    );
    expect((await openScreen(`/checkout/${/checkout=(.*)/.exec(back.location)?.[1]}`)).location).toBe(back.location);
  });

  it('comes back with its errors at their fields and everything that was typed', async () => {
    const product = await sell({
      checkout: {
        fields: [{ id: 'size', title: 'Size', type: 'select', required: true, options: ['S', 'L'] }],
        termsText: 'Be kind.',
        askPhone: true,
      },
      limits: { minQty: 1, maxQty: 3 },
    });
    const wrong = await buy(product, { email: 'no', name: '"Vera"', qty: '4' });
    expect(wrong.status).toBe(422);
    expect(wrong.values).toMatchObject({ email: 'no', name: '"Vera"', qty: '4' });
    // What cannot be read and what is missing are named together.
    const all = ['email', 'answer-size', 'terms', 'phone', 'qty'];
    for (const name of all) expect(wrong.text).toContain(`id="f-${name}-wrong"`);
    const half = await postForm(`/checkout/${product.publicId}`, filled(wrong));
    expect(half.status).toBe(422);
    for (const name of all.slice(1)) expect(half.text).toContain(`id="f-${name}-wrong"`);
    const answered = { phone: '+49 30 901820', terms: 'yes', 'answer.size': 'L', qty: '1' };
    const total = await postForm(`/checkout/${product.publicId}`, filled(half, answered));
    expect(total.text).toContain('The total has changed');
    expect((await postForm(`/checkout/${product.publicId}`, filled(total))).status).toBe(303);
  });

  it('keeps what was typed when the buyer cancels, and reserves the item for that buyer', async () => {
    const product = await sell({ stock: track(1) });
    const started = await buy(product);
    const cancelled = await pay(started.location, 'cancel');
    const again = await openScreen(cancelled.location);
    expect(again.text).toContain('You have not paid');
    expect(again.text).toContain('data-left=');
    expect(again.values).toMatchObject({ email: 'vera@example.com', name: 'Vera' });
    expect((await openScreen(`/checkout/${product.publicId}`)).text).toContain('This is sold out.');
    const path = new URL(cancelled.location).pathname;
    const changed = await postForm(path, filled(again, { name: 'Vera V.' }));
    expect(changed.status).toBe(303);
    expect((await pay(changed.location, 'pay')).location).toMatch(/\/return$/);
  });

  it('continues the purchase that the same browser has begun, where its Back button leads', async () => {
    const product = await sell({ stock: track(1) });
    const path = `/checkout/${product.publicId}`;
    const once = {
      code: uniqueName().toUpperCase(),
      kind: 'percent',
      value: '50',
      currency: 'EUR',
      usageLimit: 1,
    } as const;
    await must(addUpdateCoupon, once, ana.token);
    const typed = { ...(await openScreen(path)).values, coupon: once.code, action: 'update' };
    const started = await postForm(path, filled(await postForm(path, typed)));
    expect(started.status).toBe(303);
    const set = started.headers.get('set-cookie') ?? '';
    expect(set).toMatch(new RegExp(`; Path=${path}; Expires=[^;]+; HttpOnly; SameSite=Lax$`));
    const cookie = set.replace(/;.*/, '');
    const back = await openScreen(path, 'en', cookie);
    expect([back.status, back.location]).toEqual([303, expect.stringMatching(/^\/checkout\/[\w-]+$/)]);
    const form = await openScreen(back.location, 'en', cookie);
    expect(form.text).toContain('Pay €6.00');
    expect(form.text).not.toContain('not valid');
    // A page that the browser kept posts to the address of the product.
    const again = await postForm(path, filled(form, { name: 'Vera V.' }), 'en', cookie);
    expect(again.status).toBe(303);
    expect((await pay(again.location, 'pay')).location).toMatch(/\/return$/);
    const other = await sell();
    const begun = (await buy(other)).headers.get('set-cookie')?.replace(/;.*/, '') ?? '';
    expect((await openScreen(`/checkout/${other.publicId}?qty=2`, 'en', begun)).status).toBe(200);
    expect((await openScreen(`/checkout/${product.publicId}`, 'en', begun)).status).toBe(200);
  });

  it('offers the way to pay again that the buyer had chosen, and ties a refused coupon to its field', async () => {
    const { seller } = await newSeller('Fay');
    const account = { clientId: `client-${uniqueName()}`, clientSecret: 'secret-of-the-app', mode: 'test' } as const;
    await must(connectPayments, { provider: 'paypal', ...account }, seller.token);
    const product = await sell({}, seller);
    const started = await buy(product, { provider: 'paypal' });
    const form = await openScreen((await pay(started.location, 'cancel')).location);
    expect(form.values['provider']).toBe('paypal');
    const typed = { ...form.values, coupon: 'NOTHING', action: 'update' };
    const { text } = await postForm(`/checkout/${product.publicId}`, typed);
    expect(text).toMatch(/<input[^>]* id="f-coupon"[^>]* aria-invalid="true" aria-describedby="f-coupon-wrong"/);
    expect(text.match(/id="f-coupon-wrong"/g)).toHaveLength(1);
  });

  it('keeps a note for the seller, whose order shows it', async () => {
    const product = await sell();
    const note = 'For Tom:\r\n"Happy birthday"';
    const long = await buy(product, { note: 'x'.repeat(1_001) });
    expect(long.status).toBe(422);
    expect(long.text).toContain('id="f-note-wrong"');
    const started = await buy(product, { note });
    const kept = await openScreen((await pay(started.location, 'cancel')).location);
    expect(kept.values['note']?.replace(/\r\n/g, '\n')).toBe('For Tom:\n"Happy birthday"');
    const again = await buy(product, { note, email: 'tom@example.com' });
    await openScreen((await pay(again.location, 'pay')).location);
    const { data } = await must(listOrders, { searchTerm: 'tom@' }, ana.token);
    expect(data).toMatchObject([{ buyerNote: 'For Tom:\n"Happy birthday"' }]);
  });

  it('says that a declined payment was declined, and takes another', async () => {
    const started = await buy(await sell());
    const declined = await pay(started.location, 'decline');
    expect(declined.text).toContain('declined');
    expect((await openScreen((await pay(started.location, 'pay')).location)).location).toMatch(/^\/thankyou/);
  });

  it('says that the provider refused a payment', async () => {
    const { seller, secretKey } = await newSeller('Eve');
    await fetch(`${process.env['STRIPE_BASE_URL']}/simulator/fault`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: JSON.stringify({ path: '/v1/checkout', status: 400, times: 1 }),
    });
    const { location } = await buy(await sell({}, seller));
    const { text } = await openScreen(location);
    expect(text).toContain('The payment provider refused this payment, and nothing was charged.');
  });

  it('leads back to the same page of PayPal after PayPal has declined what the buyer chose there', async () => {
    const seller = await newCreator('Dee');
    const account = { clientId: `client-${uniqueName()}`, clientSecret: 'secret-of-the-app', mode: 'test' } as const;
    await must(connectPayments, { provider: 'paypal', ...account }, seller.token);
    const started = await buy(await sell({}, seller));
    const back = await openScreen((await pay(started.location, 'decline')).location);
    expect(back.location).toMatch(/^\/checkout\/[\w-]+\?payment=declined$/);
    const form = await openScreen(back.location);
    expect(form.text).toContain('Your payment was declined and nothing was charged.');
    const again = await postForm(back.location.replace(/\?.*/, ''), filled(form));
    expect(again.location).toBe(started.location);
    expect((await openScreen((await pay(again.location, 'pay')).location)).location).toMatch(/^\/thankyou/);
  });

  it('says that the provider cannot be reached, keeps what was typed, and takes the payment afterwards', async () => {
    // Webhooks of the payments before would use up faults of the same account.
    const { seller, secretKey } = await newSeller('Ben');
    const product = await sell({ stock: track(1) }, seller);
    const fault = { path: '/v1/checkout', status: 500, times: 3 };
    await fetch(`${process.env['STRIPE_BASE_URL']}/simulator/fault`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: JSON.stringify(fault),
    });
    const refused = await buy(product, { name: 'Vera Vale' });
    expect(refused.location).toContain('problem=payments.provider_unavailable');
    const screen = await openScreen(refused.location);
    expect([screen.status, screen.text]).toEqual([200, expect.stringContaining('cannot be reached at the moment')]);
    expect(screen.values).toMatchObject({ email: 'vera@example.com', name: 'Vera Vale' });
    expect((await openScreen(`/checkout/${product.publicId}`)).text).toContain('This is sold out.');
    const started = await postForm(new URL(refused.location, 'http://shop.test').pathname, filled(screen));
    expect((await openScreen((await pay(started.location, 'pay')).location)).location).toMatch(/^\/thankyou/);
  });

  it('waits for a payment that arrives later, and takes no other one for the same checkout', async () => {
    const started = await buy(await sell());
    const { location } = await pay(started.location, 'cancel');
    const path = new URL(location).pathname;
    const openBefore = await openScreen(location);
    await pay(started.location, 'delayed');
    // The buyer has not come back from the payment page, and pays in another tab.
    const changed = await postForm(path, filled(openBefore, { qty: '2', shown: 'EUR:2400' }));
    const same = await postForm(path, filled(openBefore));
    const paidFor = path.replace('/checkout/', '/thankyou?checkout=');
    expect([changed.location, same.location]).toEqual([paidFor, paidFor]);
    const back = await openScreen(`${path}/return`);
    const waiting = await openScreen(back.location);
    expect(waiting.text).toContain('Your payment is on its way');
    expect(waiting.text).toContain('http-equiv="refresh"');
    expect((await openScreen(path)).location).toBe(back.location);
    expect((await postForm(path, { ...openBefore.values, action: 'update' })).location).toBe(back.location);
  });

  it('shows the new total when the price has changed since the form was opened', async () => {
    const product = await sell();
    const path = `/checkout/${product.publicId}`;
    const form = await openScreen(path);
    await must(addUpdateProduct, { _id: product._id, rev: product.rev, price: '15.00' }, ana.token);
    const shown = await postForm(path, filled(form));
    expect(shown.status).toBe(409);
    expect(shown.text).toContain('The total has changed');
    expect(shown.text).toContain('Pay €15.00');
    expect((await postForm(path, filled(shown))).status).toBe(303);
  });

  it('gives what is free without a provider', async () => {
    const product = await sell({ priceModel: 'free', price: '', after: { text: 'Enjoy!' } });
    expect((await openScreen(`/checkout/${product.publicId}`)).text).toContain('Get it for free');
    const done = await buy(product);
    expect(done.location).toMatch(/^\/thankyou\?checkout=/);
    expect((await openScreen(done.location)).text).toContain('Enjoy!');
  });

  it('offers another product on the receipt, whose checkout knows the buyer', async () => {
    const upsell = await sell({ title: 'Spoon', price: '3.00' });
    const { publicId } = await sell({ priceModel: 'free', price: '', checkout: { upsellProductId: upsell._id } });
    const path = `/checkout/${publicId}`;
    const from = await openScreen(`${path}?utm_source=newsletter`);
    const done = await postForm(path, filled(from, { name: 'Vera Vale' }));
    const { text } = await openScreen(done.location);
    expect(text).toContain('Add Spoon for €3.00');
    const after = done.location.replace(/.*=/, '');
    const offered = `/checkout/${upsell.publicId}?after=${after}`;
    expect(text).toContain(`href="${offered}"`);
    const form = await openScreen(offered);
    expect(form.values).toMatchObject({ name: 'Vera Vale', email: 'vera@example.com' });
    const started = await postForm(`/checkout/${upsell.publicId}`, filled(form));
    await openScreen((await pay(started.location, 'pay')).location);
    const sales = await must(getSales, { currency: 'EUR' }, ana.token);
    expect(JSON.stringify(sales)).toContain('"newsletter"');
    expect((await openScreen(`${path}?after=${after}`)).values).toMatchObject({ name: '', email: '' });
    expect((await openScreen(`${path}?after=nothing`)).status).toBe(200);
  });

  it('says before paying that no provider can charge the amount', async () => {
    const { publicId } = await sell({ price: '0.20' });
    const form = await openScreen(`/checkout/${publicId}`);
    expect(form.text).toContain('no payment provider that can charge €0.20');
    const refused = await postForm(`/checkout/${publicId}`, filled(form));
    expect([refused.status, refused.location]).toEqual([422, '']);
    const several = await postForm(`/checkout/${publicId}`, { ...form.values, qty: '3', action: 'update' });
    expect(several.text).toContain('Pay €0.60');
    expect(several.text).not.toContain('no payment provider');
  });

  it('takes the price of the buyer from the minimum on, and an additional offer', async () => {
    const bump = await sell({ title: 'Spoon', price: '3.00' });
    const product = await sell({
      ...{ priceModel: 'payWhatYouWant', price: '', minPrice: '5.00', suggestedPrice: '8.00' },
      checkout: { orderBumpProductId: bump._id },
    });
    const path = `/checkout/${product.publicId}`;
    const form = await openScreen(path);
    expect(form.text).toContain('Pay €8.00');
    const low = await postForm(path, filled(form, { price: '4.99', bump: 'yes' }));
    expect(low.status).toBe(422);
    expect(low.text).toContain('id="f-price-wrong"');
    const update = await postForm(path, { ...filled(low, { price: '9,50' }), action: 'update' });
    expect(update.text).toContain('Pay €12.50');
  });

  it('offers no additional product that asks the buyer for more than one tick', async () => {
    const size = { id: 'size', title: 'Size', type: 'text', required: true } as const;
    const asking = [
      { checkout: { termsText: 'Be kind.' } },
      { checkout: { askPhone: true } },
      { checkout: { fields: [size] } },
      { limits: { minQty: 2 } },
    ];
    const shown = async (sent: RequestInput<typeof addUpdateProduct>) => {
      const bump = await sell({ title: 'Spoon', price: '3.00', ...sent });
      const { publicId } = await sell({ checkout: { orderBumpProductId: bump._id } });
      return (await openScreen(`/checkout/${publicId}`)).text.includes('name="bump"');
    };
    expect(await shown({ checkout: { fields: [{ ...size, required: false }] } })).toBe(true);
    for (const sent of asking) expect([sent, await shown(sent)]).toEqual([sent, false]);
  });

  it('shows from which price on the variants are that can be bought, and what each costs', async () => {
    const stock = (onHand: number) => ({ track: true, onHand });
    const variants = [
      { id: 'xs', title: 'XS', price: '5.00', stock: stock(0) },
      { id: 's', title: 'S', stock: stock(2) },
      { id: 'xl', title: 'XL', price: '26.00', stock: stock(2) },
    ];
    const product = await sell({ price: '20.00', compareAtPrice: '25.00', variants });
    const { text } = await openScreen(`/checkout/${product.publicId}`);
    expect(text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain('From €20.00 instead of €25.00');
    for (const option of ['XS, €5.00 (sold out)', 'S, €20.00', 'XL, €26.00', 'Pay €20.00'])
      expect(text).toContain(option);
  });

  it('takes several products of the seller, whose quantities change and which are removed', async () => {
    const { seller } = await newSeller('Cleo');
    const add = (title: string, price: string, more: RequestInput<typeof addUpdateProduct> = {}) =>
      must(addUpdateProduct, { title, price, currency: 'EUR', state: 'published', ...more }, seller.token);
    const guide = await add('Guide', '10.00');
    const shipping = { required: true, rates: [{ name: 'Post', countries: ['DE'], amount: '4.00' }] };
    const mug = await add('Mug', '12.00', { shipping, limits: { maxQty: 3 } });
    const size = (id: string) => ({ id, title: id.toUpperCase(), options: { Size: id } });
    const shirt = await add('Shirt', '20.00', { variants: [size('s'), size('m')] });
    await add('Draft', '1.00', { state: 'draft' });
    await add('Yen', '100', { currency: 'JPY' });
    const path = `/checkout/${guide.publicId}`;
    const form = await openScreen(path);
    expect(form.text).toContain('Shirt, M');
    for (const title of ['Draft', 'Yen', 'name="address"']) expect(form.text).not.toContain(title);

    const post = (screen: Screen, more: Record<string, string>) => postForm(path, { ...screen.values, ...more });
    const first = await post(form, { action: 'add', add: `${mug.publicId}:`, email: 'vera@example.com' });
    expect(first.text).toContain('name="address"');
    const second = await post(first, { action: 'add', add: `${shirt.publicId}:m` });
    const mugField = `more.${mug.publicId}:`;
    const counted = await post(second, { action: 'update', [mugField]: '2', country: 'DE' });
    expect(counted.text).toContain('Pay €58.00');
    const removed = await post(counted, { action: `remove:${shirt.publicId}:m` });
    expect(removed.text).toContain('Pay €38.00');
    expect(removed.values['email']).toBe('vera@example.com');
    const tooMany = await post(removed, { [mugField]: '4', address: 'Lane 1', action: 'pay' });
    expect(tooMany.status).toBe(422);
    expect(tooMany.text).toContain('Please take at most 3.');

    const started = await post(tooMany, { [mugField]: '2', address: 'Lane 1', action: 'pay' });
    const shown = started.status === 409 ? await post(started, { action: 'pay' }) : started;
    expect(shown.status).toBe(303);
    const cancelled = await pay(shown.location, 'cancel');
    expect((await openScreen(cancelled.location)).values[mugField]).toBe('2');
    await openScreen((await pay(shown.location, 'pay')).location);
    const { data } = await must(listOrders, { searchTerm: 'vera@' }, seller.token);
    expect(data.map(({ lines }) => lines.map(({ title, qty }) => [title, qty]))).toEqual([
      [
        ['Guide', 1],
        ['Mug', 2],
      ],
    ]);
  });

  it('names the total without a coupon that ended before it was paid', async () => {
    const product = await sell();
    const code = uniqueName().toUpperCase();
    const coupon = await must(addUpdateCoupon, { code, kind: 'percent', value: '50', currency: 'EUR' }, ana.token);
    const { checkout } = await must(createCheckout, {
      publicId: product.publicId,
      items: [{ publicId: product.publicId, qty: 1 }],
      buyer: { email: 'vera@example.com', name: 'Vera' },
      couponCode: code,
      idempotencyKey: randomUUID(),
    });
    const path = `/checkout/${checkout.publicId}`;
    const form = await openScreen(path);
    expect(form.text).toContain('Pay €6.00');
    await must(toggleCoupon, { _id: coupon._id, status: 0 }, ana.token);
    const refused = await postForm(path, filled(form));
    const again = await openScreen(refused.location);
    expect(again.text).toContain(`The coupon ${code} can no longer be used.`);
    expect(again.text).toContain('Pay €12.00');
    expect((await postForm(path, filled(again))).location).toContain('/pay');
  });

  it('says that a coupon makes shipping free, before and after the purchase', async () => {
    const shipping = { required: true, rates: [{ name: 'Post', countries: [], amount: '4.00' }] };
    const product = await sell({ shipping });
    const code = uniqueName().toUpperCase();
    await must(addUpdateCoupon, { code, kind: 'freeShipping', currency: 'EUR' }, ana.token);
    const path = `/checkout/${product.publicId}`;
    const form = await openScreen(path);
    expect(form.text).toContain('Pay €16.00');
    const fields = { coupon: code, country: 'DE', address: 'Lane 1', action: 'update' };
    const applied = await postForm(path, filled(form, fields));
    expect(applied.text).toContain('Pay €12.00');
    const confirmed = new RegExp(`<dt>Coupon <bdi>${code}</bdi></dt>\\s*<dd>Free shipping</dd>`);
    expect(applied.text).toMatch(confirmed);
    const started = await postForm(path, filled(applied));
    const back = await openScreen((await pay(started.location, 'pay')).location);
    expect((await openScreen(back.location)).text).toMatch(confirmed);
  });

  it('counts the limits of a product over all its items', async () => {
    const { publicId } = await sell({ limits: { maxQty: 2 } });
    const item = { publicId, qty: 2 };
    const { problems } = await must(quoteCheckout, { publicId, items: [item, item] });
    expect(problems).toMatchObject([
      { path: 'items.1.qty', code: 'commerce.at_most_in_all', message: 'Please take at most 2 in all.' },
    ]);
  });

  it('shows what is not for sale without a form', async () => {
    const later = await sell({ saleStart: '2999-01-01T00:00:00Z' });
    expect((await openScreen(`/checkout/${later.publicId}`)).text).toContain('On sale from January 1, 2999');
    const ended = await sell({ saleEnd: '2020-01-01T00:00:00Z' });
    const { text } = await openScreen(`/checkout/${ended.publicId}`);
    expect(text).toContain('The sale of this has ended.');
    expect(text).not.toContain('<form');
    const off = await sell();
    await must(toggleProduct, { _id: off._id, status: 0 }, ana.token);
    for (const path of [`/checkout/${off.publicId}`, '/checkout/x', `/thankyou?checkout=${off.publicId}`]) {
      const missing = await openScreen(path);
      expect(missing.status).toBe(404);
      expect(missing.text).toContain('There is nothing here');
    }
  });

  it('never charges less than the catalogue price, for any input', async () => {
    const { publicId } = await sell({ limits: { minQty: 1, maxQty: 2 } });
    const wanted = (item: object, more: object = {}): RequestInput<typeof createCheckout> => ({
      publicId,
      items: [{ publicId, qty: 1, ...item }],
      buyer: { email: 'vera@example.com' },
      idempotencyKey: randomUUID(),
      ...more,
    });
    const sent = await must(createCheckout, wanted({ price: '0.01' }));
    expect(sent.checkout.totals.total).toEqual({ amount: 1200, currency: 'EUR' });
    for (const item of [{ qty: 3 }, { qty: 0 }, { qty: -1 }, { qty: 1.5 }, { variantId: 'x' }])
      expect((await call(createCheckout, wanted(item))).http).toBe(422);
    const expected = { expectedTotal: { amount: 1, currency: 'EUR' } };
    expect((await call(createCheckout, wanted({}, expected))).body).toMatchObject({ code: 'checkout.price_changed' });
    const forged = await postForm(`/checkout/${publicId}`, {
      ...{ email: 'vera@example.com', qty: '1', price: '0.01', shown: 'EUR:1', key: randomUUID(), action: 'pay' },
    });
    expect(forged.status).toBe(409);
    const ben = await newCreator('Ben');
    const other = await must(
      addUpdateProduct,
      { title: 'Pen', price: '1.00', currency: 'EUR', state: 'published' },
      ben.token,
    );
    expect((await call(createCheckout, wanted({ publicId: other.publicId }))).http).toBe(404);
  });

  it('leaves the tax to a business of another country where reverse charge is on', async () => {
    const rates = [{ country: 'AT', category: '', percent: '20' }];
    await must(updateTaxSettings, { rates, vatId: 'DE136695976', asksVatId: true, reverseCharge: true }, ana.token);
    const { publicId } = await sell({ taxIncluded: true });
    const quote = (vatId: string) =>
      must(quoteCheckout, { publicId, items: [{ publicId, qty: 1 }], buyer: { country: 'AT', vatId } });
    expect((await quote('')).totals).toMatchObject({ tax: { amount: 200 }, total: { amount: 1200 } });
    expect((await quote('ATU64727905')).totals).toMatchObject({ tax: { amount: 0 }, total: { amount: 1000 } });
    expect((await quote('ATU1')).problems).toMatchObject([{ path: 'buyer.vatId' }]);
    const owed = 'Reverse charge: you account for the tax.';
    const form = await openScreen(`/checkout/${publicId}`);
    expect(form.text).not.toContain(owed);
    const business = { country: 'AT', vat: 'ATU64727905' };
    const shown = await postForm(`/checkout/${publicId}`, filled(form, { ...business, action: 'update' }));
    expect([shown.text.includes('Pay €10.00'), shown.text.includes(owed)]).toEqual([true, true]);
    const started = await postForm(`/checkout/${publicId}`, filled(shown));
    const back = await openScreen((await pay(started.location, 'pay')).location);
    expect((await openScreen(back.location)).text).toContain(owed);
    await must(updateTaxSettings, { rates: [] }, ana.token);
  });

  it('adds tax and shipping of the country', async () => {
    const rates = [
      { country: 'DE', category: '', percent: '19' },
      { country: 'FR', category: '', percent: '20' },
    ];
    await must(updateTaxSettings, { rates, vatId: 'DE136695976', asksVatId: true }, ana.token);
    expect((await must(getTaxSettings, {}, ana.token)).settings).toMatchObject({ rates, asksVatId: true });
    const rate = (amount: string, ...countries: string[]) => ({ name: 'Post', countries, amount });
    const { publicId } = await sell({ shipping: { required: true, rates: [rate('4.00', 'DE'), rate('9.00', 'FR')] } });
    const quote = async (country: string) =>
      must(quoteCheckout, { publicId, items: [{ publicId, qty: 1 }], buyer: { country } });
    expect((await quote('DE')).totals).toMatchObject({
      tax: { amount: 228 },
      shipping: { amount: 400 },
      total: { amount: 1828 },
    });
    expect((await quote('FR')).totals).toMatchObject({ tax: { amount: 240 }, shipping: { amount: 900 } });
    expect((await quote('US')).problems).toMatchObject([{ path: 'buyer.country' }]);
    const refused = await buy({ ...(await sell()), publicId });
    expect(refused.text).toContain('id="f-country-wrong"');
    expect(refused.text).toContain('id="f-address-wrong"');
    await must(updateTaxSettings, { rates: [] }, ana.token);
    const forged = await call(updateTaxSettings, { rates: [], vatId: 'DE1' }, ana.token);
    expect(forged.body).toMatchObject({ code: 'core.invalid_input', errors: [{ path: 'vatId' }] });
    const wrong = await call(updateTaxSettings, { rates: [...rates, ...rates] }, ana.token);
    expect(wrong.http).toBe(422);
    expect((await call(updateTaxSettings, { rates: [] })).http).toBe(401);
  });

  it('shows a product with its seller, ways to pay and delivery', async () => {
    const { publicId } = await sell();
    const { details } = await must(getProductPageDetails, { publicId });
    expect(details).toMatchObject({
      saleState: 'onSale',
      seller: { name: 'Ana' },
      methods: [{ provider: 'stripe', mode: 'test' }],
      delivery: { asksAddress: false },
    });
    expect((await call(getProductPageDetails, { publicId: 'a'.repeat(22) })).http).toBe(404);
    expect((await call(getProductPageDetails, { publicId: 'short' })).http).toBe(422);
    expect((await call(quoteCheckout, { publicId, items: [] })).http).toBe(422);
    expect((await call(getCheckout, { publicId })).http).toBe(404);
    expect((await call(payCheckout, { publicId })).http).toBe(404);
  });
});
