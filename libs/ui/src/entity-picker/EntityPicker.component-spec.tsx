import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { EntityPicker } from './EntityPicker.js';
import { EntitySelect } from './EntitySelect.js';
import type { Entity, FindEntities } from './use-found.js';

const products: Entity[] = [
  { id: '1', label: 'Guide', hint: '€9.00' },
  { id: '2', label: 'Course' },
];
const findByLabel: FindEntities = async (search) =>
  products.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));

function Products({ find = findByLabel, max }: { find?: FindEntities; max?: number }) {
  const [value, setValue] = useState<readonly Entity[]>([]);
  return (
    <>
      <EntityPicker label="Products" value={value} onChange={setValue} find={find} max={max} />
      <output aria-label="Chosen">{value.map(({ id }) => id).join(',')}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Products' });
const chosen = () => screen.getByRole('status', { name: 'Chosen' });

describe('EntityPicker', () => {
  it('chooses several by keyboard and takes the last one back', async () => {
    const { user } = renderWithUi(<Products />);
    await user.click(field());
    await screen.findByRole('option', { name: /Guide/ });
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(chosen()).toHaveTextContent('1,2');
    await user.keyboard('{Backspace}');
    expect(chosen()).toHaveTextContent(/^1$/);
    await user.click(screen.getByRole('button', { name: 'Remove Guide' }));
    expect(chosen()).toBeEmptyDOMElement();
  });

  it('searches as one types', async () => {
    const { user } = renderWithUi(<Products />);
    await user.type(field(), 'cour');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Guide/ })).toBeNull());
    expect(screen.getByRole('option', { name: 'Course' })).toBeInTheDocument();
  });

  it('replaces the choice where only one is allowed', async () => {
    const { user } = renderWithUi(<Products max={1} />);
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: /Guide/ }));
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: 'Course' }));
    expect(chosen()).toHaveTextContent(/^2$/);
  });

  it('says that nothing was found', async () => {
    const { user } = renderWithUi(<Products find={async () => []} />);
    await user.click(field());
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  });

  it('tries a failed search again', async () => {
    const find = jest
      .fn<FindEntities>()
      .mockRejectedValueOnce({ message: 'Server error.' })
      .mockResolvedValue(products);
    const { user } = renderWithUi(<Products find={find} />);
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: 'Server error. Try again' }));
    expect(await screen.findByRole('option', { name: /Guide/ })).toBeInTheDocument();
  });
});

describe('EntitySelect', () => {
  function Product({ find }: { find: FindEntities }) {
    const [value, setValue] = useState<Entity | null>({ id: '9', label: 'Not among the first' });
    return (
      <>
        <EntitySelect aria-label="Product" none="All products" value={value} onChange={setValue} find={find} />
        <output aria-label="Chosen">{value?.id ?? 'none'}</output>
      </>
    );
  }

  it('shows the choice, lists without a text first, then what a search finds, and takes the choice back', async () => {
    const find = jest.fn(findByLabel);
    const { user } = renderWithUi(<Product find={find} />);
    const select = screen.getByRole('combobox', { name: 'Product' });
    expect(select).toHaveValue('Not among the first');
    await user.click(select);
    await screen.findByRole('option', { name: 'Guide' });
    expect(screen.getByRole('option', { name: 'Not among the first' })).toBeInTheDocument();
    expect(find).toHaveBeenLastCalledWith('', expect.anything());
    await user.clear(select);
    await user.type(select, 'cour');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Guide' })).toBeNull());
    await user.click(screen.getByRole('option', { name: 'Course' }));
    expect(chosen()).toHaveTextContent('2');
    expect(select).toHaveValue('Course');
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'All products' }));
    expect(chosen()).toHaveTextContent('none');
    expect(select).toHaveValue('All products');
  });
});
