import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { endImpersonation, extendImpersonation, me } from '@linkyard/contracts';
import { screen, waitFor } from '@testing-library/react';
import { leaving } from '../../shared/impersonation/use-change-of-session.js';
import { useMeQuery } from '../../shared/session/session-api.js';
import { useAppSelector } from '../../shared/session/use-session.js';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { aUser } from '../../shared/testing/a-user.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { ImpersonationBanner } from './ImpersonationBanner.js';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 1_000).toISOString();
const impersonation = { by: 'admin' as const, endsAt: inMinutes(59), latestEndsAt: inMinutes(24 * 60) };
const answer = (acting: typeof impersonation | null) => ({
  user: aUser({ name: 'Robin' }),
  otherData: {
    ...{ site_title: 'Linkyard', site_icon: null, impersonated: acting !== null, impersonation: acting },
    socialSignIn: { google: false, facebook: false },
  },
});

function Screen() {
  const isSignedOut = useAppSelector(({ session }) => session.ending !== 'none');
  useMeQuery({}, { skip: isSignedOut });
  return <ImpersonationBanner />;
}
const open = (acting: typeof impersonation | null) => {
  const api = new FakeApi().on(me, answer(acting));
  return renderWithProviders(<Screen />, { api });
};
const named = { name: 'You are signed in as another person' };
const banner = () => screen.findByRole('region', named);

describe('the banner of an impersonation', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('says as whom and how long, as the server says', async () => {
    open(impersonation);
    expect(await banner()).toHaveTextContent('Signed in as Robin · 59 min left');
    expect(document.documentElement.dataset).toHaveProperty('banner');
  });

  it('is not there in a session of the user', async () => {
    const { api } = open(null);
    await waitFor(() => expect(api.bodiesTo(me)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('userData')).toContain('Robin'));
    expect(screen.queryByRole('region', named)).toBeNull();
  });

  it('extends, and asks the server again how long', async () => {
    const { api, user } = open(impersonation);
    const longer = { ...impersonation, endsAt: inMinutes(119) };
    await banner();
    api.on(extendImpersonation, { impersonation: longer }).on(me, answer(longer));
    await user.click(screen.getByRole('button', { name: 'Extend by an hour' }));
    await waitFor(async () => expect(await banner()).toHaveTextContent('1 h 59 min left'));
  });

  it('leads back to where the administrator began', async () => {
    const assign = jest.spyOn(leaving, 'assign').mockImplementation(() => undefined);
    const { api, user } = open(impersonation);
    await banner();
    api.on(endImpersonation, { to: '/signin' });
    await user.click(screen.getByRole('button', { name: 'Back to admin' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/signin'));
    expect(localStorage.getItem('userData')).toBeNull();
    expect(screen.queryByRole('region', named)).toBeNull();
  });
});
