import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { RecordDrawer, type RecordDrawerProps } from './RecordDrawer.js';

function Order(props: Partial<RecordDrawerProps>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Open</button>
      <RecordDrawer title="Order 1042" {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

async function opened(props: Partial<RecordDrawerProps>) {
  const rendered = renderWithUi(<Order {...props} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...rendered, drawer: await screen.findByRole('dialog', { name: 'Order 1042' }) };
}

describe('RecordDrawer', () => {
  it('shows amount, state, facts and timeline', async () => {
    const { drawer } = await opened({
      amount: '€24.00',
      status: 'Paid',
      facts: [
        { label: 'Buyer', value: 'Ann' },
        { label: 'Coupon', value: '' },
      ],
      timeline: [{ id: '1', title: 'Paid by card', at: '2025-03-05T10:00:00Z' }],
    });
    expect(drawer).toHaveTextContent('€24.00');
    expect(within(drawer).getByText('Buyer').nextElementSibling).toHaveTextContent('Ann');
    expect(within(drawer).queryByText('Coupon')).toBeNull();
    expect(within(drawer).getByRole('list', { name: 'Timeline' })).toHaveTextContent('Paid by card');
  });

  it('has one primary action and the rest in a menu, dangerous ones last', async () => {
    const send = jest.fn();
    const noop = () => undefined;
    const { drawer, user } = await opened({
      primary: { label: 'Mark as sent', onClick: send },
      actions: [
        { label: 'Refund', onClick: noop, danger: true },
        { label: 'Send receipt', onClick: noop },
      ],
    });
    await user.click(within(drawer).getByRole('button', { name: 'Mark as sent' }));
    expect(send).toHaveBeenCalledTimes(1);
    await user.click(within(drawer).getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Send receipt', 'Refund']);
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await opened({});
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('goes to the neighbours, and not beyond the ends', async () => {
    const next = jest.fn();
    const { drawer, user } = await opened({ onPrevious: null, onNext: next });
    expect(within(drawer).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(within(drawer).getByRole('button', { name: 'Next' }));
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('keeps a note that was refused and clears one that was added', async () => {
    const add = jest.fn(async (text: string) => (text === 'no' ? { message: 'Please try later.' } : null));
    const { drawer, user } = await opened({ notes: { notes: [], onAdd: add } });
    const field = within(drawer).getByRole('textbox', { name: 'New note' });
    await user.type(field, 'no');
    await user.click(within(drawer).getByRole('button', { name: 'Add note' }));
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Please try later.');
    expect(field).toHaveValue('no');
    await user.type(field, 'w');
    await user.click(within(drawer).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('says why the record did not come', async () => {
    const retry = jest.fn();
    const { drawer, user } = await opened({ failure: { message: 'Not found', requestId: 'r-9' }, retry });
    expect(within(drawer).getByRole('alert')).toHaveTextContent('r-9');
    await user.click(within(drawer).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
