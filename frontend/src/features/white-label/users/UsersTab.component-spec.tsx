import { describe, expect, it } from '@jest/globals';
import {
  changePlans,
  changeSubUserStatus,
  createSubUser,
  deleteSubUser,
  exportSubUsers,
  getExport,
  getSubUserUsage,
  inviteSubUser,
  listSubUsers,
  noLimits,
  readInvites,
  startImpersonationAsOwner,
  updateSubUser,
  type SubUserView,
  type WhiteLabelView,
} from '@linkyard/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { UsersTab } from './UsersTab.js';

const site = z.custom<WhiteLabelView>().parse({ _id: '1'.repeat(24), title: 'The Agency', status: 1 });

const aUser = (number: number, changes: Partial<SubUserView> = {}): SubUserView => ({
  _id: String(number).padStart(24, '0'),
  rev: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  name: `Person ${number}`,
  email: `p${number}@example.com`,
  status: 1,
  planName: 'Free',
  invitedAt: null,
  acceptedAt: null,
  isInvited: false,
  lastSeenAt: null,
  ...changes,
});
const pageOf = (users: SubUserView[], totalCount = users.length, currentPage = 1) => ({
  ...{ data: users, currentPage, totalCount, listPerPage: 10, pageCounts: Math.ceil(totalCount / 10) },
});
const show = (api: FakeApi, at = '/white-label?tab=users') =>
  renderWithProviders(<UsersTab tabs={null} whiteLabel={site} />, { api, at });

describe('the Users tab', () => {
  it('has the columns of the specification and counts rows on across pages', async () => {
    const users = Array.from({ length: 2 }, (_, index) => aUser(index + 11));
    show(new FakeApi().on(listSubUsers, pageOf(users, 12, 2)), '/white-label?tab=users&page=2');
    await screen.findByText('Person 11');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['S.N.', 'Name', 'Email', 'Registration Date', 'Status', 'Action']);
    const serials = screen.getAllByRole('row').slice(1);
    expect(serials.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['11', '12']);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  it('says that there are no users, also when a search finds none, and has no pages', async () => {
    show(new FakeApi().on(listSubUsers, pageOf([])), '/white-label?tab=users&q=zoe');
    expect(await screen.findByText('No User Data Found.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('names the switch of a person without a name by the address', async () => {
    show(new FakeApi().on(listSubUsers, pageOf([aUser(1, { name: '', isInvited: true })])));
    expect(await screen.findByRole('switch', { name: 'p1@example.com may sign in' })).toBeChecked();
  });

  it('adds a user, and refuses an empty form at its fields', async () => {
    const api = new FakeApi().on(listSubUsers, pageOf([])).on(createSubUser, aUser(1));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Create New User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    for (const text of ['Name is required', 'Email is required', 'Password is required'])
      expect(within(dialog).getByText(text)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Full Name'), 'Person 1');
    await user.type(within(dialog).getByLabelText('Email'), 'p1@example.com');
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse battery');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('The user is added.')).toBeVisible();
    const sent = { name: 'Person 1', email: 'p1@example.com', password: 'correct horse battery' };
    expect(api.bodiesTo(createSubUser)).toEqual([sent]);
  });

  it('exports what the table shows', async () => {
    const exportId = '9'.repeat(24);
    const written = { exportId, kind: 'sub-users', format: 'csv', state: 'failed', rows: 0 } as const;
    const api = new FakeApi()
      .on(listSubUsers, pageOf([aUser(1)]))
      .on(exportSubUsers, { exportId })
      .on(getExport, { ...written, url: null, expiresAt: null });
    const { user } = show(api, '/white-label?tab=users&q=zoe&status=0');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The export could not be written. Please try again later.')).toBeVisible();
    expect(api.bodiesTo(exportSubUsers)).toEqual([{ filters: { status: 0, searchTerm: 'zoe' } }]);
  });

  it('signs in as a user who is on and has accepted, after a reason', async () => {
    const users = [aUser(1), aUser(2, { status: 0 }), aUser(3, { isInvited: true })];
    const api = new FakeApi().on(listSubUsers, pageOf(users)).refuse(startImpersonationAsOwner, {
      httpStatus: 409,
      code: 'auth.impersonation_disabled',
      message: 'Not wanted',
    });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Sign in as Person 1' }));
    expect(screen.queryByRole('button', { name: /Sign in as Person [23]/ })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Sign in as Person 1' });
    await user.type(within(dialog).getByRole('textbox'), 'They have asked');
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await within(dialog).findByText('Not wanted')).toBeVisible();
    expect(api.bodiesTo(startImpersonationAsOwner)).toEqual([{ userId: aUser(1)._id, reason: 'They have asked' }]);
  });

  it('shows a taken address at its field, and is empty when it is opened again', async () => {
    const refusal = { httpStatus: 409, code: 'white-label.email_exists', message: 'Email already exists' } as const;
    const api = new FakeApi().on(listSubUsers, pageOf([])).refuse(createSubUser, refusal);
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Create New User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
    await user.type(within(dialog).getByLabelText('Full Name'), 'Person 1');
    await user.type(within(dialog).getByLabelText('Email'), 'p1@example.com');
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse battery');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('Email already exists')).toBeVisible();
    expect(within(dialog).getByLabelText('Email')).toBeInvalid();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Create New User' }));
    expect(await screen.findByLabelText('Full Name')).toHaveValue('');
  });

  it('changes a user: the address cannot be edited and the password is blank', async () => {
    const api = new FakeApi().on(listSubUsers, pageOf([aUser(1)])).on(updateSubUser, aUser(1));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Edit Person 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update User' });
    expect(within(dialog).getByLabelText('Email')).toHaveAttribute('readonly');
    expect(within(dialog).getByLabelText('Password')).toHaveValue('');
    await user.clear(within(dialog).getByLabelText('Full Name'));
    await user.type(within(dialog).getByLabelText('Full Name'), 'Renamed');
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('The user is updated.')).toBeVisible();
    expect(api.bodiesTo(updateSubUser)).toEqual([{ userId: aUser(1)._id, name: 'Renamed', password: '' }]);
  });

  it('gives a new user the default plan, or the one that is chosen, and begins with the default one again', async () => {
    const plan = (name: string, isDefault = false) => ({ name, isDefault, limits: {}, features: {}, people: 0 });
    const api = new FakeApi()
      .on(listSubUsers, pageOf([aUser(1, { planName: 'Gone' })]))
      .on(changePlans, { plans: [plan('Starter', true), plan('Pro')] })
      .on(createSubUser, aUser(2))
      .on(updateSubUser, aUser(1));
    const { user } = show(api);
    const add = async (choose?: string) => {
      await user.click(await screen.findByRole('button', { name: 'Create New User' }));
      const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
      const select = await within(dialog).findByRole('combobox', { name: 'Plan' });
      expect(select).toHaveValue('Starter');
      fireEvent.change(within(dialog).getByLabelText('Full Name'), { target: { value: 'Kim' } });
      fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'kim@example.com' } });
      fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'correct horse battery' } });
      if (choose) {
        await user.click(select);
        await user.click(await screen.findByRole('option', { name: choose }));
      }
      await user.click(within(dialog).getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(dialog).not.toBeVisible());
    };
    await add('Pro');
    await add();
    const sent = { name: 'Kim', email: 'kim@example.com', password: 'correct horse battery' };
    expect(api.bodiesTo(createSubUser)).toEqual([{ ...sent, planName: 'Pro' }, sent]);
    await user.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update User' });
    expect(await within(dialog).findByRole('combobox', { name: 'Plan' })).toHaveValue('Gone');
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(api.bodiesTo(updateSubUser)).toEqual([expect.not.objectContaining({ planName: 'Gone' })]),
    );
  });

  it('shows what a user has of what their plan allows', async () => {
    const usage = { userId: aUser(1)._id, pages: 2, products: 1, orders: 40, mediaBytes: null, lastSeenAt: null };
    const limits = { ...noLimits, campaigns: 4, products: 1 };
    const api = new FakeApi()
      .on(listSubUsers, pageOf([aUser(1)]))
      .on(getSubUserUsage, { users: [{ ...usage, emailsOfMonth: 12, limits }] });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Usage of Person 1' }));
    const drawer = await screen.findByRole('dialog', { name: 'Usage of Person 1' });
    expect(await within(drawer).findByText('2 of 4')).toBeVisible();
    expect(within(drawer).getByRole('progressbar', { name: 'Pages' })).toHaveAttribute('aria-valuenow', '50');
    for (const text of ['1 of 1', '12', '40', 'Not known', 'Never'])
      expect(within(drawer).getByText(text)).toBeVisible();
  });

  it('switches a user off, and says why it was refused', async () => {
    const api = new FakeApi().on(listSubUsers, pageOf([aUser(1), aUser(2, { status: 0 })]));
    api.on(changeSubUserStatus, aUser(1, { status: 0 }));
    const { user } = show(api);
    const [on, off] = await screen.findAllByRole('switch');
    expect([on, off].map((one) => one instanceof HTMLInputElement && one.checked)).toEqual([true, false]);
    await user.click(screen.getByRole('switch', { name: 'Person 1 may sign in' }));
    expect(await screen.findByText('The user is switched off.')).toBeVisible();
    expect(api.bodiesTo(changeSubUserStatus)).toEqual([{ user_id: aUser(1)._id, status: 0 }]);
    api.refuse(changeSubUserStatus, { httpStatus: 404, code: 'core.not_found', message: 'Not found.' });
    await user.click(screen.getByRole('switch', { name: 'Person 2 may sign in' }));
    expect(await screen.findByText('Not found.')).toBeVisible();
  });

  it('asks what becomes of what a person has made before it deletes them', async () => {
    const usage = { userId: aUser(1)._id, pages: 2, products: 1, orders: 40, mediaBytes: 7, lastSeenAt: null };
    const room = { emailsOfMonth: 0, limits: noLimits };
    const api = new FakeApi()
      .on(listSubUsers, pageOf([aUser(1)]))
      .on(getSubUserUsage, { users: [{ ...usage, ...room }] });
    api.on(deleteSubUser, { _id: aUser(1)._id });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Delete Person 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete User' });
    expect(await within(dialog).findByText('2 pages, 1 product, 40 orders')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'Erase it' }));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted successfully')).toBeVisible();
    expect(api.bodiesTo(deleteSubUser)).toEqual([{ userId: aUser(1)._id, mode: 'erase' }]);
  });

  it('shows what happens with each row of a list before it invites', async () => {
    const row = { row: 1, email: 'ana@example.com', name: 'Ana', planName: '' };
    const bad = { ...row, row: 2, email: 'nobody', outcome: 'notAnAddress' as const };
    const api = new FakeApi().on(listSubUsers, pageOf([]));
    api.on(readInvites, { rows: [{ ...row, outcome: 'ready' }, bad], isCut: false });
    api.on(inviteSubUser, { rows: [{ ...row, outcome: 'invited' }], invited: 1 });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite users' });
    await user.click(within(dialog).getByRole('tab', { name: 'A list (CSV)' }));
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file can be chosen');
    const csv = 'email,name\nana@example.com,Ana\nnobody,';
    // The browser of the specs reads no files.
    const bytes = async () => new TextEncoder().encode(csv).buffer;
    const file = Object.assign(new File([csv], 'people.csv', { type: 'text/csv' }), { arrayBuffer: bytes });
    await user.upload(input, file);
    expect(await within(dialog).findByText('Not an e-mail address')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Invite 1 person' }));
    expect(await within(dialog).findByText('Invited')).toBeVisible();
    expect(api.bodiesTo(inviteSubUser)).toEqual([{ rows: [{ email: row.email, name: row.name, planName: '' }] }]);
  });
});
