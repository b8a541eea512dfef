import { describe, expect, it } from '@jest/globals';
import { changePlans, type ReplyInput } from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { PlansScreen } from './PlansScreen.js';

type Plan = ReplyInput<typeof changePlans>['plans'][number];
const none = { campaigns: null, products: null, mediaBytes: null, emailsPerMonth: null };
const basic: Plan = {
  ...{ name: 'Basic', features: {}, isDefault: true, people: 3 },
  limits: { campaigns: 1, products: 20, mediaBytes: 500 * 1024 * 1024, emailsPerMonth: 1000 },
};
const pro: Plan = { name: 'Pro', limits: { ...none, campaigns: 5 }, features: {}, isDefault: false, people: null };
const free: Plan = { name: 'Free', limits: none, features: {}, isDefault: false, people: 0 };

type Refusal = Parameters<FakeApi['refuse']>[1];

async function shown(plans: Plan[]) {
  const api = new FakeApi().on(changePlans, { plans });
  const { user } = renderWithProviders(<PlansScreen />, { api });
  await screen.findByRole('heading', { name: 'Plans' });
  return {
    api,
    user,
    item: async (name: string) => {
      const items = await screen.findAllByRole('listitem');
      const found = items.find((item) => within(item).queryByText(name));
      if (!found) throw new Error(`No plan "${name}" is shown`);
      return within(found);
    },
    /** What was sent to change something. */
    changes: () => api.bodiesTo(changePlans).filter((body) => JSON.stringify(body) !== '{}'),
    refuse: (said: Refusal) => api.refuse(changePlans, said),
  };
}

describe('the plans of a reseller', () => {
  it('are shown with their limits in words, the default one and their people', async () => {
    const { item } = await shown([basic, pro, free]);
    const first = await item('Basic');
    expect(first.getByText('Default')).toBeVisible();
    expect(first.getByText('Up to 1 page · 20 products · 500.0 MB of files · 1,000 mails a month')).toBeVisible();
    expect(first.getByText('3 people')).toBeVisible();
    const second = await item('Pro');
    expect(second.getByText('Up to 5 pages, the rest without limit')).toBeVisible();
    expect(second.getByText('How many people are on it is not known right now.')).toBeVisible();
    expect(second.queryByText('Default')).toBeNull();
    expect((await item('Free')).getByText('No limits')).toBeVisible();
  });

  it('begin with the first, which is the default', async () => {
    const { user, changes } = await shown([]);
    expect(await screen.findByText('Without a plan, your people have no limits of their own.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add plan' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add plan' }));
    expect(drawer.getByRole('switch', { name: /^Default plan/ })).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Add plan' }));
    expect(drawer.getByText('Name is required')).toBeVisible();
    await user.type(drawer.getByRole('textbox', { name: /^Name/ }), 'Start');
    await user.type(drawer.getByRole('textbox', { name: 'Files, in MB' }), '500');
    await user.click(drawer.getByRole('button', { name: 'Add plan' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const limits = { ...none, mediaBytes: 500 * 1024 * 1024 };
    expect(changes()).toEqual([{ save: { name: 'Start', limits, features: {}, isDefault: false } }]);
  });

  it('never take the place of another by its name, and show a refusal at its field', async () => {
    const { user, item, changes, refuse } = await shown([basic, free]);
    await user.click((await item('Free')).getByRole('button', { name: 'Edit Free' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
    const name = drawer.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Basic');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(drawer.getByText('There is a plan of this name already.')).toBeVisible();
    expect(changes()).toEqual([]);
    const message = 'Your own limit is 3, so a plan cannot give more.';
    const errors = [{ path: 'save.limits.campaigns', message }];
    refuse({ httpStatus: 422, code: 'core.invalid_input', message: 'Check', errors });
    await user.type(name, ' 2');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText(message)).toBeVisible();
    expect(drawer.getByRole('textbox', { name: 'Pages' })).toBeInvalid();
    expect(changes()).toEqual([
      { save: { name: 'Basic 2', limits: none, features: {}, isDefault: false }, formerName: 'Free' },
    ]);
  });

  it('have another default on demand', async () => {
    const { user, item, changes } = await shown([basic, free]);
    await user.click((await item('Free')).getByRole('button', { name: 'Make default: Free' }));
    const save = { name: 'Free', limits: none, features: {}, isDefault: true };
    await waitFor(() => expect(changes()).toEqual([{ save, formerName: 'Free' }]));
  });

  it('are deleted with their people moved to another one', async () => {
    const { user, item, changes } = await shown([basic, free, pro]);
    await user.click((await item('Basic')).getByRole('button', { name: 'Delete Basic' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete plan' }));
    expect(dialog.getByText(/3 people are on it\./)).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Move its people to' }));
    await user.click(await screen.findByRole('option', { name: 'Pro' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The plan is deleted.')).toBeVisible();
    expect(changes()).toEqual([{ delete: 'Basic', moveTo: 'Pro' }]);
  });

  it('ask where people go that came since', async () => {
    const { user, item, changes, refuse } = await shown([basic, free]);
    await user.click((await item('Free')).getByRole('button', { name: 'Delete Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete plan' }));
    expect(dialog.queryByRole('combobox')).toBeNull();
    const message = 'People are on this plan. Choose the plan that they get instead.';
    refuse({ httpStatus: 409, code: 'white-label.plan_in_use', message });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Move its people to' })).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(changes()).toEqual([{ delete: 'Free' }, { delete: 'Free', moveTo: 'Basic' }]);
  });
});
