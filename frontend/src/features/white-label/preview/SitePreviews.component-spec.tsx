import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { editLegalPages, editSocialClients, previewWhiteLabel } from '@linkyard/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Feature } from '../../../shared/feature/feature.js';
import { FeaturesContext } from '../../../shared/feature/features-context.js';
import { useAppSelector, useSiteIcon, useSiteTitle, useUser } from '../../../shared/session/use-session.js';
import { aUser } from '../../../shared/testing/a-user.js';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import type { WhiteLabelDraft } from '../settings/white-label-draft.js';
import { SitePreviews } from './SitePreviews.js';

const draft: WhiteLabelDraft = {
  ...{ title: 'Glanz', author: 'Ina', description: '', categories: [], supportEmail: 'help@', supportLink: '' },
  ...{ logo: '', favicon: '/media/icon.png', signupMode: 'closed', offPage: 'gone', showPoweredBy: true },
  theme: {
    ...{ primaryColor: '#5b2a86', secondaryColor: '#d1495b', titleColor: '#1d1128', textColor: '#4a4054' },
    ...{ sideBarColor: '#f3ecf8', bgColor: '#fdfbff' },
  },
  smtpDetails: { name: 'Glanz desk', email: 'hello@glanz.example', host: '', port: 587, username: '', password: '' },
};

/** A part of the app that shows what those of other features read. */
function Part() {
  const signup = useAppSelector((state) => state.seo.signup);
  const person = useUser();
  return (
    <main>
      <h1>{useSiteTitle()}</h1>
      <img src={useSiteIcon()} alt="Icon" />
      <p>{`${useLocation().pathname}, sign-up ${signup}`}</p>
      <p>{person ? `${person.name}, ${person.tokenType}` : 'signed out'}</p>
    </main>
  );
}
const parts: Feature = {
  sitePreviews: [
    { kind: 'signIn', path: '/signin', Part },
    { kind: 'app', path: '/dashboard', Part },
  ],
};

function Typed({ change }: { change: Partial<WhiteLabelDraft> }) {
  const [shown, setShown] = useState(draft);
  return (
    <FeaturesContext value={[parts]}>
      <button onClick={() => setShown({ ...draft, ...change })}>Type</button>
      <SitePreviews draft={shown} domain="glanz.example" />
    </FeaturesContext>
  );
}

const mail = { subject: 'Your code', html: '<html><head></head><body><p>Hello</p></body></html>', text: '' };
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on(editLegalPages, { pages: [] })
    .on(editSocialClients, { clients: [] })
    .on(previewWhiteLabel, mail);
});
// The tree in a frame ends a moment after the one around it.
afterEach(() => act(async () => cleanup()));

const show = (change: Partial<WhiteLabelDraft> = {}) =>
  renderWithProviders(<Typed change={change} />, {
    api,
    account: aUser({ features: { whiteLabel: true, customDomain: false } }),
  });
/** The document of a picture of a screen. */
const drawn = async (name: string): Promise<Document> =>
  await waitFor(() => {
    const page = screen.getByRole('img', { name }).querySelector('iframe')?.contentDocument;
    if (!page?.body?.querySelector('main, .lp')) throw new Error('Nothing is drawn yet.');
    return page;
  });
const stylesIn = (page: Document) => [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

describe('the previews of a site that is set up', () => {
  it('show its sign-in as the form has it, before anything is saved, and follow what is typed', async () => {
    const { user } = show({
      title: 'Glanz & Gloria',
      signupMode: 'open',
      theme: { ...draft.theme, primaryColor: '#0a6b3d' },
    });
    const page = await drawn('Preview of the sign-in');
    const shown = within(page.body);
    expect(shown.getByRole('heading', { name: 'Glanz' })).toBeInTheDocument();
    expect(shown.getByText('/signin, sign-up closed')).toBeInTheDocument();
    expect(shown.getByText('signed out')).toBeInTheDocument();
    expect(shown.getByRole('img', { name: 'Icon' })).toHaveAttribute('src', '/media/icon.png');
    expect(stylesIn(page)).toContain('--ly-primary:#5b2a86');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await waitFor(() => expect(page.body).toHaveTextContent('Glanz & Gloria'));
    expect(page.body).toHaveTextContent('sign-up open');
    expect(stylesIn(page)).toContain('--ly-primary:#0a6b3d');
    expect(screen.getByRole('img', { name: 'Tab of the browser: Glanz & Gloria' })).toHaveTextContent('glanz.example');
  });

  it('can be neither reached by keyboard nor pressed', async () => {
    show();
    await drawn('Preview of the sign-in');
    const picture = screen.getByRole('img', { name: 'Preview of the sign-in' });
    expect(picture.querySelector('iframe')).toHaveAttribute('inert');
    expect(picture.querySelector('iframe')).toHaveAttribute('aria-hidden', 'true');
  });

  it('show each part by day and by night', async () => {
    const { user } = show();
    for (const [choice, name] of [
      ['App', 'Preview of the app'],
      ['Page', 'Preview of a page'],
      ['Checkout', 'Preview of a checkout'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: choice }));
      expect(await screen.findByRole('img', { name })).toBeInTheDocument();
      if (choice === 'App') expect((await drawn(name)).body).toHaveTextContent('Robin Vale, wlUser');
    }
    const page = await drawn('Preview of a checkout');
    expect(page.body).toHaveTextContent('Stoneware mug');
    expect(stylesIn(page)).toContain('--go:#5b2a86');
    expect(stylesIn(page)).not.toContain('#1f7a4d');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(stylesIn(page)).toContain('color-scheme:dark');
    expect(stylesIn(page)).not.toContain('@media (prefers-color-scheme');
  });

  it('name the site at the end of a page where that is switched on', async () => {
    const { user } = show({ showPoweredBy: false });
    await user.click(screen.getByRole('radio', { name: 'Page' }));
    const page = await drawn('Preview of a page');
    expect(page.body).toHaveTextContent('Made with Glanz');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await waitFor(() => expect(page.body).not.toHaveTextContent('Made with Glanz'));
  });

  it('show a mail by its sender, drawn again with what is typed and not at every key', async () => {
    const { user } = show({ title: 'Glanz 2' });
    await user.click(screen.getByRole('radio', { name: 'Mail' }));
    const picture = await screen.findByRole('img', { name: 'Preview of a mail' });
    expect(picture).toHaveTextContent('Glanz deskhello@glanz.exampleYour code');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await waitFor(() => expect(api.bodiesTo(previewWhiteLabel)).toHaveLength(2));
    expect(api.bodiesTo(previewWhiteLabel)).toMatchObject([
      { key: 'verify-email', site: { title: 'Glanz', supportEmail: 'help@' } },
      { site: { title: 'Glanz 2' } },
    ]);
  });

  it('have a neutral colour in place of one that is half typed', async () => {
    const { user } = show({ theme: { ...draft.theme, primaryColor: '#5b' } });
    const page = await drawn('Preview of the sign-in');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await waitFor(() => expect(stylesIn(page)).toContain('--ly-primary:#4a4f4d'));
  });
});
