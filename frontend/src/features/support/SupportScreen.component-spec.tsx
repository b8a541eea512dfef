import { describe, expect, it } from '@jest/globals';
import {
  addEnquiry,
  getOwnEnquiry,
  listOwnEnquiries,
  replyToOwnEnquiry,
  type OwnEnquiryView,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { SupportScreen } from './SupportScreen.js';

const at = '2026-11-20T10:00:00.000Z';
const enquiry: OwnEnquiryView = {
  ...{ _id: 'a'.repeat(24), rev: 1, createdAt: at, updatedAt: at, lastAt: at, closedAt: null },
  ...{ subject: 'My page', category: 'support', name: 'Ana', email: 'ana@mail.example', state: 'pending' },
  message: 'It shows nothing.',
  replies: [{ _id: '1', from: 'staff', text: 'It opens again.', at }],
};
const pageOf = (data: OwnEnquiryView[]) => ({
  ...{ data, currentPage: 1, totalCount: data.length, listPerPage: 10, pageCounts: 1 },
});

describe('the support screen', () => {
  it('sends a message once its subject and text are there', async () => {
    const api = new FakeApi().on(listOwnEnquiries, pageOf([])).on(addEnquiry, { _id: enquiry._id });
    const { user } = renderWithProviders(<SupportScreen />, { api, at: '/support?new=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact support' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Please enter a subject.')).toBeVisible();
    expect(dialog.getByText('Please write a message.')).toBeVisible();
    await user.type(dialog.getByLabelText('Subject'), 'My page');
    await user.type(dialog.getByLabelText('Message'), 'It shows nothing.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you. Your message has arrived.')).toBeVisible();
    const [sent] = api.bodiesTo(addEnquiry);
    expect(sent).toMatchObject({ subject: 'My page', category: 'support', message: 'It shows nothing.' });
  });

  it('shows the answer beside the list, and takes a further message', async () => {
    const api = new FakeApi()
      .on(listOwnEnquiries, pageOf([enquiry]))
      .on(getOwnEnquiry, enquiry)
      .on(replyToOwnEnquiry, enquiry);
    const { user } = renderWithProviders(<SupportScreen />, { api, at: `/support?enquiry=${enquiry._id}` });
    const drawer = within(await screen.findByRole('dialog', { name: 'My page' }));
    const messages = within(await drawer.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(messages.map((one) => one.querySelector('p')?.textContent)).toEqual([
      'It shows nothing.',
      'It opens again.',
    ]);
    await user.type(drawer.getByLabelText('Write again'), 'Not yet.');
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent.')).toBeVisible();
    expect(api.bodiesTo(replyToOwnEnquiry)).toMatchObject([{ _id: enquiry._id, text: 'Not yet.' }]);
  });
});
