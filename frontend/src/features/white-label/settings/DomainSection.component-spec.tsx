import { describe, expect, it, jest } from '@jest/globals';
import { verifyWhiteLabelDomain, type ReplyInput, type WhiteLabelView } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { aDomain } from '../../../shared/domains/testing/a-domain.js';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { DomainSection } from './DomainSection.js';

const _id = 'b'.repeat(24);
const colours = { primaryColor: '', secondaryColor: '', titleColor: '', textColor: '', sideBarColor: '', bgColor: '' };
const aWhiteLabel = (change: Partial<WhiteLabelView> = {}): WhiteLabelView => ({
  ...{ _id, rev: 1, createdAt: '2026-11-01T08:00:00Z', updatedAt: '2026-11-01T08:00:00Z', status: 0 },
  ...{ domain: 'agency.com', domainVerified: false, domainId: null, title: '', author: '', description: '' },
  ...{ categories: [], supportEmail: '', supportLink: '', logo: null, favicon: null, theme: colours },
  smtpDetails: { name: '', email: '', host: '', port: 587, username: '', password: '', hasPassword: false },
  ...{ smtpVerifiedAt: null, signupMode: 'closed', offPage: 'gone', showPoweredBy: false, publishedAt: null },
  ...{ suspendedReason: '', origin: null },
  ...change,
});
const claimOf = (change: Parameters<typeof aDomain>[0] = {}): ReplyInput<typeof verifyWhiteLabelDomain> => {
  const claim = aDomain({ purpose: 'whiteLabel', ...change });
  return {
    ...{ _id, status: 0, domain: claim.host, domainVerified: claim.isVerified, claim },
    problems: claim.isVerified
      ? []
      : [{ path: 'TXT', code: 'domains.txt_missing', params: { name: '_domain-verify' } }],
  };
};

function Mounted({ saved, onVerified }: { saved: WhiteLabelView | null; onVerified: () => void }) {
  const [typed, setTyped] = useState(saved?.domain ?? '');
  return <DomainSection saved={saved} typed={typed} onTyped={setTyped} onVerified={onVerified} />;
}
const show = (saved: WhiteLabelView | null, api: FakeApi) => {
  const onVerified = jest.fn();
  return { ...renderWithProviders(<Mounted saved={saved} onVerified={onVerified} />, { api }), onVerified };
};
const field = () => screen.getByRole('textbox', { name: 'Domain' });

describe('the domain of a white label', () => {
  it('is verified with the records to set and what is missing', async () => {
    const api = new FakeApi().on(verifyWhiteLabelDomain, claimOf());
    const { user, onVerified } = show(null, api);
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await user.type(field(), 'https://www.agency.com/');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(within(await screen.findByRole('list', { name: 'Records to set' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    expect(screen.getByText(/The TXT record _domain-verify is missing/)).toBeVisible();
    expect(field()).toHaveValue('agency.com');
    expect(onVerified).toHaveBeenCalledTimes(1);
    expect(api.bodiesTo(verifyWhiteLabelDomain)).toEqual([{ domain: 'https://www.agency.com/' }]);
  });

  it('shows what is missing as soon as the screen opens', async () => {
    const api = new FakeApi().on(verifyWhiteLabelDomain, claimOf());
    show(aWhiteLabel(), api);
    expect(await screen.findByRole('list', { name: 'Records to set' })).toBeVisible();
    expect(api.bodiesTo(verifyWhiteLabelDomain)).toEqual([{ domain: 'agency.com', _id }]);
  });

  it('reads Verified, and Verify again once another one is typed', async () => {
    const { user } = show(aWhiteLabel({ status: 1, domainVerified: true }), new FakeApi());
    expect(screen.getByRole('button', { name: 'Verified' })).toBeDisabled();
    await user.type(field(), '.au');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
    expect(screen.getByText(/Your site stays at agency\.com until the new domain is verified/)).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'AGENCY.com');
    expect(screen.getByRole('button', { name: 'Verified' })).toBeDisabled();
  });

  it('names the domain that serves the site while another one is chosen and not verified', async () => {
    const waiting = { status: 1, domain: 'new.com', domainVerified: false, origin: 'https://agency.com' } as const;
    const { user } = show(aWhiteLabel(waiting), new FakeApi().on(verifyWhiteLabelDomain, claimOf({ host: 'new.com' })));
    expect(screen.getByText(/Your site stays at agency\.com until the new domain is verified/)).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'agency.com');
    expect(screen.queryByText(/Your site stays at/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it('names a served domain in its own letters', async () => {
    const served = {
      status: 1,
      domain: 'bücher.de',
      domainVerified: true,
      origin: 'https://xn--bcher-kva.de',
    } as const;
    const { user } = show(aWhiteLabel(served), new FakeApi());
    expect(screen.queryByText(/Your site stays at/)).toBeNull();
    await user.type(field(), 'n');
    expect(screen.getByText(/Your site stays at bücher\.de until/)).toBeVisible();
  });

  it('reads Verified as soon as the records were found', async () => {
    const api = new FakeApi().on(verifyWhiteLabelDomain, claimOf({ state: 'verified', isVerified: true }));
    const { user, onVerified } = show(null, api);
    await user.type(field(), 'agency.com{Enter}');
    expect(await screen.findByRole('button', { name: 'Verified' })).toBeDisabled();
    expect(onVerified).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list', { name: 'Records to set' })).toBeNull();
  });

  it('says at the field why a domain cannot be used', async () => {
    const message = 'This domain belongs to this site already. Enter a domain of your own.';
    const api = new FakeApi().refuse(verifyWhiteLabelDomain, {
      ...{ httpStatus: 422, code: 'core.invalid_input', message: 'Please check the fields.' },
      errors: [{ path: 'domain', message }],
    });
    const { user } = show(null, api);
    await user.type(field(), 'links.example{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(field()).toBeInvalid();
  });

  it('is explained in steps, with the values once they are known', async () => {
    const api = new FakeApi().on(verifyWhiteLabelDomain, claimOf());
    const { user } = show(aWhiteLabel(), api);
    await screen.findByRole('list', { name: 'Records to set' });
    await user.click(screen.getByRole('button', { name: 'Click here' }));
    const help = within(await screen.findByRole('dialog', { name: 'Connect your domain' }));
    expect(help.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Enter the domain without www or http(s).',
      'Add an A record with host @ and the provided server IP as value: 203.0.113.5.',
      'Add a TXT record with host _domain-verify and the value domain-verify=abc: the proof that the domain is yours.',
      'Set the TTL to automatic or 600.',
      'Save.',
      'It can take 48-72 hours to take effect. We look again by ourselves for 14 days.',
    ]);
    expect(help.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support?new=1');
  });
});
