import { describe, expect, it } from '@jest/globals';
import {
  changeEnquiryState,
  getSiteEnquiry,
  listSiteEnquiries,
  replyToSiteEnquiry,
  type EnquiryState,
  type EnquiryView,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { EnquiriesTab } from './EnquiriesTab.js';

const at = '2026-11-20T10:00:00.000Z';
const enquiryIn = (state: EnquiryState): EnquiryView => ({
  ...{ _id: 'a'.repeat(24), rev: 1, createdAt: at, updatedAt: at, lastAt: at, closedAt: null, replies: [] },
  ...{ subject: 'My page', category: 'billing', name: 'Robin', email: 'robin@mail.example', state },
  ...{ message: 'It shows nothing.', hasAccount: true, host: 'shop.example', spamReasons: [] },
});
function open(state: EnquiryState, query = '') {
  const enquiry = enquiryIn(state);
  const api = new FakeApi()
    .on(listSiteEnquiries, { data: [enquiry], currentPage: 1, totalCount: 1, listPerPage: 10, pageCounts: 1 })
    .on(getSiteEnquiry, enquiry)
    .on(replyToSiteEnquiry, enquiry)
    .on(changeEnquiryState, enquiry);
  const where = `/white-label?tab=enquiries${query}`;
  return { ...renderWithProviders(<EnquiriesTab tabs={null} />, { api, at: where }), api };
}
const opened = `&enquiry=${'a'.repeat(24)}`;
const drawerOf = async () => within(await screen.findByRole('dialog', { name: 'My page' }));

describe('the enquiries of a white label', () => {
  it('are asked for as the table narrows them', async () => {
    const { api } = open('spam', '&state=spam&q=robin&sort=subject');
    expect(await screen.findByText('Robin')).toBeVisible();
    expect(api.bodiesTo(listSiteEnquiries)).toMatchObject([
      { filters: { state: 'spam' }, searchTerm: 'robin', sort: 'subject' },
    ]);
  });

  it('are answered and settled beside the list', async () => {
    const { api, user } = open('open', opened);
    const drawer = await drawerOf();
    await user.type(await drawer.findByLabelText('Your answer'), 'It opens again.');
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your answer is on its way.')).toBeVisible();
    expect(api.bodiesTo(replyToSiteEnquiry)).toMatchObject([{ text: 'It opens again.' }]);
    await user.click(drawer.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as settled' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.bodiesTo(changeEnquiryState)).toMatchObject([{ state: 'resolved' }]);
  });

  it.each([
    ['closed', ['Spam']],
    ['spam', ['Not spam']],
  ] as const)('that are %s are not answered, and can become %j', async (state, acts) => {
    const { user } = open(state, opened);
    const drawer = await drawerOf();
    await user.click(await drawer.findByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([...acts]);
    expect(drawer.queryByLabelText('Your answer')).toBeNull();
  });
});
