import { describe, expect, it } from '@jest/globals';
import {
  addLicenceKeys,
  addUpdateProduct,
  countLicenceKeys,
  getProduct,
  listPaymentConnections,
  uploadProductFile,
  type ReplyInput,
} from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { previewedScreen } from '../../../shared/testing/previewed-screen.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { aProduct } from '../testing/a-product.js';
import { NewProductScreen } from './NewProductScreen.js';
import { ProductEditorScreen } from './ProductEditorScreen.js';

const guide = aProduct({ title: 'Guide', price: { amount: 900, currency: 'EUR' } });

async function open(product = guide, api = new FakeApi(), others = [product]) {
  api.onCall(getProduct, ({ _id }) => ({ product: others.find((other) => other._id === _id) ?? product }));
  const options = { api, at: `/products/${product._id}`, path: '/products/:productId' };
  const rendered = renderWithProviders(<ProductEditorScreen />, options);
  await screen.findByRole('heading', { name: product.title, level: 1 });
  return rendered;
}
const indexNames = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const title = () => within(screen.getByRole('region', { name: 'Basics' })).getByRole('textbox', { name: 'Title' });

describe('the product editor', () => {
  it.each([
    ['digital', ['Files']],
    ['physical', ['Stock', 'Shipping']],
    ['service', ['Availability']],
  ] as const)('shows the sections of a %s product', async (type, own) => {
    await open(aProduct({ title: 'Guide', type }));
    expect(indexNames()).toEqual(['Basics', 'Price', ...own, 'Checkout', 'After purchase', 'Search and sharing']);
  });

  it('saves with Ctrl+S what was changed, and says when nothing is left to save', async () => {
    const api = new FakeApi().on(addUpdateProduct, { ...guide, rev: 2, title: 'Guide 2' });
    const { user } = await open(guide, api);
    await user.type(title(), ' 2');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('All changes are saved')).toBeVisible();
    expect(api.bodiesTo(addUpdateProduct)).toEqual([
      expect.objectContaining({ title: 'Guide 2', rev: 1, price: '9.00' }),
    ]);
  });

  it('keeps what is typed while it saves', async () => {
    let answer: (saved: ReplyInput<typeof addUpdateProduct>) => void = () => {};
    const api = new FakeApi().onCall(addUpdateProduct, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await open(guide, api);
    await user.type(title(), ' 2');
    await user.keyboard('{Control>}s{/Control}');
    await user.type(title(), '3');
    await waitFor(() => expect(api.bodiesTo(addUpdateProduct)).toHaveLength(1));
    answer({ ...guide, rev: 2, title: 'Guide 2' });
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(title()).toHaveValue('Guide 23');
    expect(screen.getByText('Changes are not saved yet')).toBeVisible();
  });

  it('previews the public checkout and receipt of what is edited', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Checkout', { selector: 'span' }));
    const checkout = await previewedScreen('Preview of the checkout');
    expect(checkout.shown.getByRole('button', { name: 'Pay €9.00' })).toBeInTheDocument();
    await user.type(title(), ' 2');
    expect(checkout.shown.getByRole('heading', { name: 'Guide 2', level: 1 })).toBeInTheDocument();
    await user.click(screen.getByText('Receipt', { selector: 'span' }));
    const receipt = await previewedScreen('Preview of the receipt');
    expect(receipt.shown.getByText('Open your downloads')).toBeInTheDocument();
  });

  it('publishes with the changes that are on the screen', async () => {
    const api = new FakeApi().on(addUpdateProduct, { ...guide, rev: 2, state: 'published' });
    const { user } = await open(guide, api);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
    expect(api.bodiesTo(addUpdateProduct)).toEqual([expect.objectContaining({ state: 'published' })]);
  });

  it('shows a refused field at the field, and marks its section', async () => {
    const api = new FakeApi().refuse(addUpdateProduct, {
      httpStatus: 422,
      code: 'core.invalid_input',
      message: 'Please check the fields.',
      errors: [{ path: 'price', message: 'A published product needs a price.' }],
    });
    const { user } = await open(guide, api);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      'A published product needs a price.',
    );
    expect(indexNames()).toContain('Price (has errors)');
  });

  it('leaves what was said about a question at it while others go, until it is edited', async () => {
    const question = { title: 'Size of the hand', type: 'text' as const, required: false, options: [] };
    const fields = [
      { ...question, id: 'a' },
      { ...question, id: 'b', title: '' },
    ];
    const api = new FakeApi().refuse(addUpdateProduct, {
      httpStatus: 422,
      code: 'core.invalid_input',
      message: 'Please check the fields.',
      errors: [{ path: 'checkout.fields.1.title', message: 'Please fill this in.' }],
    });
    const { user } = await open({ ...guide, checkout: { ...guide.checkout, fields } }, api);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Please fill this in.');
    await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
    const left = screen.getByRole('textbox', { name: 'Question' });
    expect(left).toHaveAccessibleDescription('Please fill this in.');
    await user.type(left, 'Colour');
    expect(left).toBeValid();
    expect(indexNames()).not.toContain('Checkout (has errors)');
  });

  it('does not send a number that was emptied as 0', async () => {
    const api = new FakeApi().refuse(addUpdateProduct, {
      httpStatus: 422,
      code: 'core.invalid_input',
      message: 'Please check the fields.',
      errors: [{ path: 'limits.minQty', message: 'This is no whole number.' }],
    });
    const { user } = await open(guide, api);
    const least = screen.getByRole('textbox', { name: 'At least per order' });
    await user.clear(least);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(least).toHaveAccessibleDescription('This is no whole number.'));
    expect(least).toHaveValue('');
    expect(api.bodiesTo(addUpdateProduct)).toMatchObject([{ limits: { minQty: null } }]);
  });

  it('says why a chosen order bump is not offered', async () => {
    const variant = {
      id: 's',
      title: 'S',
      sku: '',
      barcode: '',
      weight: 0,
      status: 1,
      image: '',
      options: {},
    } as const;
    const prices = { price: null, compareAtPrice: null, stock: guide.stock };
    const cases: [Partial<typeof guide>, RegExp][] = [
      [{ checkout: { ...guide.checkout, termsText: 'Be kind.' } }, /has terms, a required question/],
      [{ limits: { ...guide.limits, minQty: 2 } }, /take several/],
      [{ currency: 'USD' }, /another currency/],
      [{ variants: [{ ...variant, ...prices }] }, /variants/],
    ];
    for (const [fields, reason] of cases) {
      const bump = aProduct({ title: 'Spoon', ...fields });
      const main = { ...guide, checkout: { ...guide.checkout, orderBumpProductId: bump._id } };
      const { unmount } = await open(main, new FakeApi(), [bump]);
      const checkout = within(screen.getByRole('region', { name: 'Checkout' }));
      expect(await checkout.findByText(reason)).toBeVisible();
      unmount();
    }
  });

  it('switches on the reminder of buyers who leave', async () => {
    const api = new FakeApi().on(addUpdateProduct, { ...guide, rev: 2 });
    const { user } = await open(guide, api);
    await user.click(screen.getByRole('switch', { name: /Remind buyers/ }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('All changes are saved')).toBeVisible();
    expect(api.bodiesTo(addUpdateProduct)).toMatchObject([{ checkout: { remindBuyers: true } }]);
  });

  const account = (digit: string, label: string, provider: 'stripe' | 'paypal' = 'stripe') => ({
    ...{ mode: 'test' as const, isDefault: true, status: 1 as const, state: 'active' as const },
    ...{ lastCheckedAt: null, lastError: '', subscriptions: 0 },
    ...{ _id: digit.repeat(24), provider, accountId: `acct_${digit}`, label },
    ...{ rev: 1, createdAt: guide.createdAt, updatedAt: guide.updatedAt },
  });

  it.each([
    ['an amount', { price: { amount: 20, currency: 'EUR' } }, 'stripe', /can charge €0\.20/],
    ['a currency', { currency: 'KWD', price: { amount: 5_000, currency: 'KWD' } }, 'paypal', /takes KWD/],
  ] as const)('says at the price that no payment account can charge %s', async (_what, fields, provider, warning) => {
    const data = [account('1', 'Shop', provider)];
    await open({ ...guide, ...fields }, new FakeApi().on(listPaymentConnections, { data, simulated: [] }));
    const price = within(screen.getByRole('region', { name: 'Price' }));
    expect(await price.findByText(warning)).toBeVisible();
  });

  it('chooses the accounts that take the money where there are several', async () => {
    const data = [account('1', 'Shop'), account('2', 'Studio')];
    const api = new FakeApi().on(listPaymentConnections, { data, simulated: [] }).on(addUpdateProduct, guide);
    const chosen = { ...guide, payment: { ...guide.payment, connectionIds: ['3'.repeat(24)] } };
    const { user } = await open(chosen, api);
    expect(await screen.findByText(/no longer connected/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Stripe: Studio' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(api.bodiesTo(addUpdateProduct)).toMatchObject([{ payment: { connectionIds: ['2'.repeat(24)] } }]);
  });

  it('offers the newer version when the product was saved elsewhere', async () => {
    const stale = { httpStatus: 409, code: 'core.stale_rev', message: 'Changed' };
    const api = new FakeApi().refuse(addUpdateProduct, stale);
    const { user } = await open(guide, api);
    await user.type(title(), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'This product was changed elsewhere' });
    api.on(getProduct, { product: { ...guide, rev: 5, title: 'Newer guide' } });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    expect(await screen.findByRole('heading', { name: 'Newer guide', level: 1 })).toBeVisible();
  });

  it('makes variants from options', async () => {
    const { user } = await open(aProduct({ title: 'Shirt', type: 'physical' }));
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    await user.type(screen.getByRole('textbox', { name: 'Option' }), 'Size');
    await user.type(screen.getByRole('combobox', { name: 'Values' }), 'S{Enter}M{Enter}');
    const list = screen.getByRole('list', { name: 'Variants' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('bdi')?.textContent),
    ).toEqual(['S', 'M']);
  });

  it('keeps what was said about one variant', async () => {
    const api = new FakeApi().on(addUpdateProduct, guide);
    const { user } = await open(aProduct({ title: 'Shirt', type: 'physical', images: ['/a.webp', '/b.webp'] }), api);
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    await user.type(screen.getByRole('textbox', { name: 'Option' }), 'Size');
    await user.type(screen.getByRole('combobox', { name: 'Values' }), 'S{Enter}');
    const variants = within(screen.getByRole('list', { name: 'Variants' }));
    await user.type(variants.getByLabelText('In stock'), '4');
    await user.click(variants.getByText('More'));
    await user.type(variants.getByLabelText('Compare-at price'), '19.00');
    await user.type(variants.getByLabelText('Barcode'), '40063');
    await user.type(variants.getByLabelText('Warn at'), '2');
    await user.click(variants.getByLabelText('Keep selling when none are left'));
    await user.click(variants.getByRole('combobox', { name: 'Picture' }));
    await user.click(await screen.findByRole('option', { name: 'Picture 2' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const sent = { compareAtPrice: '19.00', barcode: '40063', image: '/b.webp' };
    const stock = { track: true, onHand: 4, lowAt: 2, allowBackorder: true };
    expect(api.bodiesTo(addUpdateProduct)).toMatchObject([{ variants: [{ ...sent, stock }] }]);
  });

  it('keeps the variants of an option that gets another name', async () => {
    const api = new FakeApi().on(addUpdateProduct, guide);
    const small = { id: 's', title: 'S', sku: 'T-1', barcode: '', weight: 0, status: 1, image: '' } as const;
    const prices = { price: { amount: 500, currency: 'EUR' }, compareAtPrice: null };
    const variants = [
      { ...small, ...prices, options: { Size: 'S' }, stock: { ...guide.stock, track: true, onHand: 4 } },
    ];
    const { user } = await open(aProduct({ title: 'Shirt', type: 'physical', variants }), api);
    const name = screen.getByRole('textbox', { name: 'Option' });
    await user.clear(name);
    await user.type(name, 'Width');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const stock = { track: true, onHand: 4, onHandSeen: 4 };
    const sent = { id: 's', sku: 'T-1', price: '5.00', options: { Width: 'S' }, stock };
    expect(api.bodiesTo(addUpdateProduct)).toMatchObject([{ variants: [sent] }]);
  });

  it('says why an uploaded file was refused', async () => {
    const message = 'This type is not supported.';
    const api = new FakeApi().refuse(uploadProductFile, { httpStatus: 422, code: 'media.file_type', message });
    const { user } = await open(guide, api);
    const region = screen.getByRole('region', { name: 'Files' });
    const input = region.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The section has no file field');
    await user.upload(input, new File(['x'], 'guide.exe'));
    expect(await within(region).findByText(message)).toBeVisible();
  });

  it('adds pasted licence keys and shows how many are left', async () => {
    const product = aProduct({ ...guide, digital: { ...guide.digital, licenceKeyMode: 'pool' } });
    const api = new FakeApi()
      .on(countLicenceKeys, { available: 0, claimed: 3 })
      .on(addLicenceKeys, { added: 2, duplicates: 0, available: 2, claimed: 3 });
    const { user } = await open(product, api);
    await user.type(await screen.findByRole('textbox', { name: 'Add keys' }), 'A-1{Enter}{Enter}A-2');
    api.on(countLicenceKeys, { available: 2, claimed: 3 });
    await user.click(screen.getByRole('button', { name: 'Add 2 keys' }));
    expect(await screen.findByText('2 available, 3 sold.')).toBeVisible();
    expect(api.bodiesTo(addLicenceKeys)).toEqual([{ productId: product._id, keys: ['A-1', 'A-2'] }]);
  });
});

describe('a new product', () => {
  it('is created with the type that is chosen, and opens in the editor', async () => {
    const api = new FakeApi().on(addUpdateProduct, aProduct({ type: 'physical' }));
    const { user, address } = renderWithProviders(<NewProductScreen />, { api, at: '/products/new' });
    await user.click(screen.getByRole('button', { name: 'Physical product' }));
    expect(api.bodiesTo(addUpdateProduct)).toEqual([{ type: 'physical' }]);
    expect(address()).toMatch(/^\/products\/[0-9a-f]{24}$/);
  });
});
