import { describe, expect, it } from '@jest/globals';
import { checkCampaignName, updateOnboarding } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { HandleStep } from './HandleStep.js';

const user = {
  name: 'Zoë van Dyk',
  username: '',
  onboarding: {
    step1: null,
    step2: { username: '', categories: ['Music'] },
    step3: null,
    step4: null,
    completedAt: null,
    skipped: [],
  },
};
const taken = (name: string) => ['taken-name', 'zoe-van-dyk'].includes(name);
const anApi = () =>
  new FakeApi().onCall(checkCampaignName, ({ campName }) => ({
    available: !taken(campName),
    reason: taken(campName) ? ('taken' as const) : null,
    suggestions: taken(campName) ? ['zoe-dyk', 'zoe-music'] : [],
  }));
const open = (api = anApi()) => renderWithProviders(<HandleStep user={user} onDone={() => undefined} />, { api });
const field = () => screen.getByRole('textbox', { name: 'Your address' });

describe('the first address', () => {
  it('begins with the name of the person; a taken one is refused and similar ones are offered', async () => {
    const { user: person } = open();
    expect(field()).toHaveValue('zoe-van-dyk');
    const suggestion = await screen.findByRole('button', { name: 'zoe-music' });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await person.click(suggestion);
    expect(field()).toHaveValue('zoe-music');
    expect(await screen.findByText('This address is yours to take.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('writes blanks as hyphens, and looks up no name shorter than three letters', async () => {
    const { user: person, api } = open();
    await screen.findByRole('button', { name: 'zoe-dyk' });
    await person.clear(field());
    await person.type(field(), 'A b');
    expect(field()).toHaveValue('a-b');
    await screen.findByText('This address is yours to take.');
    expect(api.bodiesTo(checkCampaignName)).toEqual([{ campName: 'zoe-van-dyk' }, { campName: 'a-b' }]);
  });

  it('shows at the address why the server refused it', async () => {
    const message = 'This word is kept for the site itself.';
    const api = anApi().refuse(updateOnboarding, { httpStatus: 409, code: 'campaigns.slug_reserved', message });
    const { user: person } = open(api);
    await person.click(await screen.findByRole('button', { name: 'zoe-music' }));
    await screen.findByText('This address is yours to take.');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field()).toBeInvalid();
  });
});
