import { describe, expect, it, jest } from '@jest/globals';
import { mediaUses, type MediaUse } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { plainView } from '../../../../shared/media/upload/testing/plain-view.js';
import { FakeApi } from '../../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../../shared/testing/render-with-providers.js';
import type { LibraryActs } from '../use-library-acts.js';
import { DeleteDialog } from './DeleteDialog.js';

const id = (digit: string) => digit.repeat(24);
const used: MediaUse[] = [
  { kind: 'template', id: id('1'), title: 'My page' },
  { kind: 'product', id: id('2'), title: 'Mug' },
  { kind: 'appointment', id: id('3'), title: 'Call' },
  { kind: 'webinar', id: id('4'), title: '' },
];
const inUse: ApiError = { code: 'media.in_use', message: 'This is in use.', httpStatus: 409 };

describe('deleting a file', () => {
  it('links to the pages and records that use it, and asks a second time', async () => {
    const remove = jest.fn<LibraryActs['remove']>().mockResolvedValueOnce(inUse).mockResolvedValueOnce(null);
    const onDone = jest.fn();
    const media = [{ ...plainView, uses: used.length }];
    const { user } = renderWithProviders(
      <DeleteDialog media={media} acts={{ remove }} onClose={jest.fn()} onDone={onDone} />,
      { api: new FakeApi().on(mediaUses, { uses: used }) },
    );
    expect(await screen.findByText('It is used in 4 places:')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My page', `/edit/${id('1')}`],
      ['Mug', `/products/${id('2')}`],
      ['Call', `/appointments/${id('3')}`],
      ['Untitled', `/webinars/${id('4')}`],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'My page Page',
      'Mug Product',
      'Call Appointment',
      'Untitled Webinar',
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Delete all the same?');
    await user.click(screen.getByRole('button', { name: 'Delete anyway' }));
    expect(remove.mock.calls).toEqual([
      [media, false],
      [media, true],
    ]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('does not ask where an unused file is used', async () => {
    const api = new FakeApi();
    const acts = { remove: jest.fn<LibraryActs['remove']>() };
    renderWithProviders(<DeleteDialog media={[plainView]} acts={acts} onClose={jest.fn()} onDone={jest.fn()} />, {
      api,
    });
    expect(await screen.findByRole('dialog', { name: 'Delete this file?' })).toBeVisible();
    expect(api.bodiesTo(mediaUses)).toEqual([]);
  });
});
