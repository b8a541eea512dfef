import { afterEach, describe, expect, it } from '@jest/globals';
import { emptyForm, stylesheet, TextField } from '@linkyard/storefront';
import { activateLanguage } from '@linkyard/ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render-with-providers.js';
import { previewedScreen } from '../testing/previewed-screen.js';
import { ScreenPreview } from './ScreenPreview.js';

function EditedPrice() {
  const [price, setPrice] = useState('5');
  return (
    <>
      <button onClick={() => setPrice('7')}>Raise</button>
      <ScreenPreview
        title="Preview of the checkout"
        screenOf={({ i18n }) => ({
          title: 'Mug',
          creator: { name: 'Ana', picture: '', look: null },
          layout: 'co-page',
          styles: [stylesheet('.mug{color:red}')],
          body: <TextField form={emptyForm} name="price" label={i18n.t('Total')} initial={price} />,
        })}
      />
    </>
  );
}

const previewed = () => previewedScreen('Preview of the checkout');

afterEach(() => activateLanguage('en'));

describe('the preview of a visitor\u2019s screen', () => {
  it('shows the screen with its styles in a document of its own', async () => {
    renderWithProviders(<EditedPrice />);
    const { page, shown } = await previewed();
    expect(shown.getByText('Ana')).toBeInTheDocument();
    expect(page.querySelector('main')).toHaveClass('co-page');
    expect([...page.querySelectorAll('style')].map(({ textContent }) => textContent)).toContain('.mug{color:red}');
    expect(document.querySelector('main')).toBeNull();
  });

  it('follows what is edited, in the values of fields too', async () => {
    const { user } = renderWithProviders(<EditedPrice />);
    const { shown } = await previewed();
    expect(shown.getByLabelText('Total')).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Raise' }));
    expect(shown.getByLabelText('Total')).toHaveValue('7');
  });

  it('is written in the language of the app', async () => {
    activateLanguage('de');
    renderWithProviders(<EditedPrice />);
    const { page, shown } = await previewed();
    expect(shown.getByLabelText('Summe')).toBeInTheDocument();
    expect(page.documentElement.lang).toBe('de');
  });
});
