import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TableColumn } from '../data-table/DataTable.js';
import { useTableState } from '../data-table/use-table-state.js';
import { EmptyState } from '../states/EmptyState.js';
import { renderWithUi } from '../testing/render-with-ui.js';
import { ListScreen, type TableListProps } from './ListScreen.js';

interface Order {
  id: string;
  buyer: string;
  total: string;
}

const orders: Order[] = [
  { id: '1', buyer: 'Ann', total: '€24.00' },
  { id: '2', buyer: 'Ben', total: '€9.00' },
];
const columns: TableColumn<Order>[] = [
  { key: 'buyer', header: 'Buyer', sort: 'buyer', onCard: 'title', cell: (row) => row.buyer },
  { key: 'total', header: 'Total', sort: 'total', align: 'end', cell: (row) => row.total },
  { key: 'id', header: 'Number', cell: (row) => row.id },
];
const options = { sorts: ['buyer', 'total'], filters: { state: ['paid', 'open'] } };
const pageOf = (data: Order[], totalCount = data.length) => ({
  data,
  totalCount,
  currentPage: 1,
  pageCounts: Math.ceil(totalCount / 10),
  listPerPage: 10,
});
const answered = { data: pageOf(orders), isLoading: false, isFetching: false, isError: false, refetch: jest.fn() };

function Orders(props: Partial<TableListProps<Order>>) {
  const { state, change } = useTableState(options);
  return (
    <ListScreen
      title="Orders"
      name="orders"
      label="Orders"
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.buyer}
      list={answered}
      state={state}
      onChange={change}
      filters={[
        {
          key: 'state',
          label: 'State',
          options: [
            { value: 'paid', label: 'Paid' },
            { value: 'open', label: 'Open' },
          ],
        },
      ]}
      empty={<EmptyState drawing="chart" text="Nothing sold yet." />}
      {...props}
    />
  );
}

describe('ListScreen', () => {
  it('keeps search, filter, sort and page in the address', async () => {
    const list = { ...answered, data: pageOf(orders, 25) };
    const { user, address } = renderWithUi(<Orders list={list} />, '/orders');
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'an{Enter}');
    await user.click(screen.getByRole('button', { name: 'State' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Paid' }));
    await user.click(within(screen.getByRole('columnheader', { name: 'Total' })).getByRole('button'));
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/orders?q=an&state=paid&sort=total&page=2');
  });

  it('keeps a view under a name and brings it back', async () => {
    const { user, address, go } = renderWithUi(<Orders />, '/orders?state=open');
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'To send{Enter}');
    await go('/orders');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'To send' }));
    expect(address()).toBe('/orders?state=open');
  });

  it('hides a column, remembers it, and never hides what names the row', async () => {
    const { user, unmount } = renderWithUi(<Orders />);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Total' })).toBeChecked();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Buyer' })).toBeNull();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Total' }));
    expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull();
    unmount();
    renderWithUi(<Orders />);
    expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull();
  });

  it('opens a row by Enter and goes from row to row by arrows', async () => {
    const open = jest.fn();
    const { user } = renderWithUi(<Orders onRowOpen={open} />);
    screen.getByRole('row', { name: /Ann/ }).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(open).toHaveBeenCalledWith(orders[1]);
  });

  it('offers bulk actions for the chosen rows', async () => {
    const send = jest.fn();
    const { user } = renderWithUi(
      <Orders bulkActions={(chosen) => <button onClick={() => send(chosen.map((row) => row.id))}>Send</button>} />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
    const bar = screen.getByRole('toolbar', { name: 'Actions for the selection' });
    expect(bar).toHaveTextContent('1 selected');
    await user.click(within(bar).getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledWith(['2']);
  });

  it('shows why nothing came, with the request id, and tries again', async () => {
    const refetch = jest.fn();
    const error = { message: 'Something went wrong', requestId: 'r-7' };
    const { user } = renderWithUi(<Orders list={{ ...answered, data: undefined, isError: true, error, refetch }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('r-7');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the outline of rows while the first page is on its way', () => {
    renderWithUi(<Orders list={{ ...answered, data: undefined, isLoading: true }} />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('says how the place is filled, or that a search found nothing', () => {
    const list = { ...answered, data: pageOf([]) };
    const { unmount } = renderWithUi(<Orders list={list} />);
    expect(screen.getByText('Nothing sold yet.')).toBeVisible();
    unmount();
    renderWithUi(<Orders list={list} />, '/orders?q=zed');
    expect(screen.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  });

  it('exports once at a time and says why it could not', async () => {
    const onExport = jest.fn(async () => ({ message: 'Too many rows.' }));
    const { user } = renderWithUi(<Orders onExport={onExport} />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Too many rows.')).toBeVisible();
    expect(onExport).toHaveBeenCalledTimes(1);
  });

  it('selects all rows between two presses of their boxes with Shift', async () => {
    const many = ['1', '2', '3', '4', '5'].map((id) => ({ id, buyer: `Buyer ${id}`, total: '€1.00' }));
    const { user } = renderWithUi(
      <Orders
        list={{ ...answered, data: pageOf(many) }}
        bulkActions={(chosen) => <output>{chosen.map(({ id }) => id).join(' ')}</output>}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Buyer 2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Buyer 4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('2 3 4');
    await user.click(screen.getByRole('checkbox', { name: 'Select all Orders' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 2 3 4 5');
  });

  it('goes to the last page when the page of the address is gone', () => {
    const list = { ...answered, data: { ...pageOf([], 25), currentPage: 9 } };
    const { address } = renderWithUi(<Orders list={list} />, '/orders?page=9');
    expect(address()).toBe('/orders?page=3');
  });
});

describe('ListScreen with cards', () => {
  interface OrderCardsProps {
    list?: TableListProps<Order>['list'];
    chosen?: Order[];
    onClearChosen?: () => void;
  }

  function OrderCards({ list = answered, chosen = [], onClearChosen = jest.fn() }: OrderCardsProps) {
    const { state, change } = useTableState(options);
    return (
      <ListScreen
        title="Orders"
        name="order-cards"
        label="Orders"
        list={list}
        state={state}
        onChange={change}
        aside={<nav>Folders</nav>}
        bulkActions={(rows) => <span>Send to {rows.map((row) => row.buyer).join()}</span>}
        cards={{
          render: (rows) => rows.map((row) => <article key={row.id}>{row.buyer}</article>),
          skeleton: <p>On their way</p>,
          orders: [
            { value: '-id', label: 'Newest' },
            { value: 'total', label: 'Total' },
          ],
          ...{ chosen, onClearChosen },
        }}
        empty={<EmptyState drawing="chart" text="Nothing sold yet." />}
      />
    );
  }

  it('draws the rows its own way, with the order in the address', async () => {
    const { user, address } = renderWithUi(<OrderCards />, '/orders');
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual(['Ann', 'Ben']);
    expect(screen.queryByRole('table')).toBeNull();
    const order = screen.getByRole('combobox', { name: 'Order' });
    expect(order).toHaveValue('Newest');
    await user.click(order);
    await user.click(await screen.findByRole('option', { name: 'Total' }));
    expect(address()).toBe('/orders?sort=total');
    await user.click(order);
    await user.click(await screen.findByRole('option', { name: 'Newest' }));
    expect(address()).toBe('/orders');
  });

  it('offers bulk actions for what the screen says is chosen', async () => {
    const clear = jest.fn();
    const { user } = renderWithUi(<OrderCards chosen={orders.slice(1)} onClearChosen={clear} />);
    expect(screen.getByRole('toolbar', { name: 'Actions for the selection' })).toHaveTextContent(
      '1 selectedSend to Ben',
    );
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('shows its own outline, and keeps the search beside other places when this one is empty', () => {
    const { unmount } = renderWithUi(<OrderCards list={{ ...answered, data: undefined, isLoading: true }} />);
    expect(screen.getByText('On their way')).toBeVisible();
    unmount();
    renderWithUi(<OrderCards list={{ ...answered, data: pageOf([]) }} />);
    expect(screen.getByText('Nothing sold yet.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toBeVisible();
  });
});
