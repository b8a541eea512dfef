import { ownZone } from '@linkyard/languages/formats';
import { readTexts } from '../kit/script-texts.js';
import { pushSupport, registerWorker, subscribeBrowser, type Subscribed } from './browser-push.js';

// A visitor follows the page after a press. The browser is asked for its permission straight from that press; worker and key are there before.

type Words = 'follow' | 'following' | 'text' | 'followed' | 'home' | 'failed' | 'yes' | 'no' | 'stop' | 'close';

const ask = async (path: string, sent: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`/notification/${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}`);
  return (await reply.json()).data;
};

/** What this browser has answered on this page; nothing where storage is switched off. */
const memory = (name: string) => ({
  read(): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Then the card comes again.
    }
  },
});

async function prepared() {
  const [registration, reply] = await Promise.all([registerWorker(), ask('vapid-key', {})]);
  const publicKey = String(Object(reply).publicKey);
  const endpoint = (await registration.pushManager.getSubscription())?.endpoint;
  return { registration, publicKey, endpoint };
}

/** Shows the bell where this browser can follow the page. */
export async function startFollow(): Promise<void> {
  const box = document.querySelector<HTMLElement>('#follow');
  const { k: campaignId } = document.body.dataset;
  const card = box?.querySelector<HTMLElement>('.fw-c');
  const bell = box?.querySelector<HTMLElement>('.fw-o');
  const text = box?.querySelector<HTMLElement>('[data-fw]');
  const [no, yes] = box?.querySelectorAll<HTMLElement>('[data-follow]') ?? [];
  if (!box || !campaignId || !card || !bell || !text || !no || !yes) return;
  const words = readTexts<Words>(box);
  const kept = memory(`follow:${campaignId}`);
  const show = (isOpen: boolean) => {
    card.hidden = !isOpen;
    bell.setAttribute('aria-expanded', String(isOpen));
  };
  bell.addEventListener('click', () => {
    show(card.hidden === true);
    if (!card.hidden) (yes.hidden ? no : yes).focus();
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || card.hidden) return;
    show(false);
    bell.focus();
  });

  const support = pushSupport();
  if (support === 'needsHomeScreen') {
    text.textContent = words.home;
    yes.hidden = true;
    no.textContent = words.close;
    no.addEventListener('click', () => show(false));
    box.hidden = false;
  }
  if (support !== 'ready') return;
  const { registration, publicKey, endpoint } = await prepared();
  let following = endpoint && kept.read() === endpoint ? endpoint : '';
  const draw = () => {
    bell.toggleAttribute('data-on', following !== '');
    bell.setAttribute('aria-label', following ? words.following : words.follow);
    text.textContent = following ? words.followed : words.text;
    yes.textContent = following ? words.stop : words.yes;
    no.textContent = following ? words.close : words.no;
  };
  const followed = async ({ subscription, replaces }: Subscribed) => {
    const about = {
      from: 'template',
      campaignId,
      path: location.pathname,
      timeZone: ownZone(),
      ...(replaces ? { replaces } : {}),
    };
    await ask('subscribe-to-push-notification', { subscription, ...about });
    following = subscription.endpoint;
    kept.write(following);
  };
  const stopped = async () => {
    await ask('unsubscribe', { endpoint: following, campaignId });
    following = '';
    kept.write('no');
  };
  no.addEventListener('click', () => {
    if (!following) kept.write('no');
    show(false);
  });
  yes.addEventListener('click', () => {
    const work = following ? stopped() : subscribeBrowser(registration, publicKey).then(followed);
    work.then(draw).catch((error: unknown) => {
      // eslint-disable-next-line no-console -- errors of subscriptions are only logged (spec 8); the words say what a visitor can do
      console.warn('This page could not be followed', error);
      text.textContent = words.failed;
    });
  });
  draw();
  box.hidden = false;
  const delaySec = Number(box.dataset['delay']);
  if (delaySec > 0 && !following && kept.read() === null) setTimeout(() => show(true), delaySec * 1_000);
}
