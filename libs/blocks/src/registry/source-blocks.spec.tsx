import { describe, expect, it } from '@jest/globals';
import type { SourceData } from '@linkyard/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTexts } from '../locales/texts.js';
import { SectionView } from '../page/SectionView.js';
import { faultsIn } from './hostile.js';
import { blockDefinitions, blockOf } from './index.js';
import { aContext, aSection } from './sample-page.js';
import { sourceNeeds } from './source-needs.js';

const id = (last: string) => last.padStart(24, '0');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (last: string, part: object = {}) => ({
  _id: id(last),
  title: `Mug ${last}`,
  summary: 'Thrown by hand',
  image: '/media/pictures/mug.webp',
  priceModel: 'fixed' as const,
  price: usd(2450),
  compareAt: null,
  isFrom: false,
  soldOut: false,
  button: '',
  href: `/checkout/${id(last)}`,
  ...part,
});
const feed = {
  _id: id('f'),
  name: 'Ada',
  username: 'ada',
  avatar: '',
  url: 'https://social.example/ada',
  posts: ['1', '2', '3'].map((post) => ({
    _id: post,
    url: `https://social.example/p/${post}`,
    thumb: '/media/pictures/post.webp',
    caption: `Post ${post}`,
    kind: 'video' as const,
    postedAt: null,
  })),
};
const sources: SourceData = {
  products: [
    product('1', { compareAt: usd(3000) }),
    product('2', { soldOut: true }),
    product('3', { priceModel: 'free', price: null }),
  ],
  appointments: [
    {
      _id: id('a'),
      title: 'A talk',
      description: '',
      image: '',
      minutes: 90,
      price: usd(5000),
      href: '/bookAppointment/a',
    },
  ],
  webinars: [
    {
      _id: id('b'),
      title: 'Glazing',
      description: '',
      image: '',
      provider: 'zoom',
      startAt: '2027-03-05T17:00:00Z',
      timeZone: 'Europe/Berlin',
      price: null,
      moreSessions: 0,
      seatsLeft: 0,
      isWaitlistOpen: false,
      href: 'https://zoom.example/x',
    },
  ],
  donations: [
    {
      _id: id('d'),
      provider: 'paypal',
      action: '/donate',
      raised: [{ sectionId: 'b'.repeat(24), money: usd(2500) }],
      goals: [{ _id: id('9'), title: 'A new roof', target: usd(20_000), raised: usd(5_000), donors: 3, isOpen: true }],
      supporters: [{ sectionId: 'b'.repeat(24), name: 'Vera', message: 'Keep going', money: usd(1000) }],
    },
  ],
  instagram: [feed],
  facebook: [feed],
  youtube: [feed],
  tiktok: [feed],
};
const draw = (
  type: string,
  data: unknown,
  given: SourceData | undefined = sources,
  mode: 'public' | 'editor' = 'public',
) =>
  renderToStaticMarkup(
    <SectionView section={aSection(type, data)} context={aContext({ mode, ...(given && { sources: given }) })} />,
  );
const sourced = Object.values(blockDefinitions).filter((block) => block.source && !block.offeredEmpty);

describe.each(sourced.map((block) => [block.code, block] as const))('%s', (code, block) => {
  it('shows nothing to visitors while its source has nothing, and says so in the editor', () => {
    for (const empty of [undefined, {}]) expect(draw(code, block.createDefault(pageTexts('en')), empty ?? {})).toBe('');
    expect(draw(code, block.createDefault(pageTexts('en')), {}, 'editor')).toContain(block.emptyHint);
  });
  it('shows what there is', () => {
    const html = draw(code, block.createDefault(pageTexts('en')));
    expect(html).toContain('<h2 class="t">');
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
    expect(faultsIn(html)).toEqual([]);
    expect(html).not.toMatch(/src="http/);
  });
});

describe('el_product', () => {
  it('names prices as they are, and opens what can be bought', () => {
    const html = draw('el_product', {});
    expect(html).toContain('$24.50</span><s><span class="vh">instead of </span>$30</s>');
    expect(html).toContain(`href="/checkout/${id('1')}?`);
    expect(html).toContain('Sold out');
    expect(html).not.toContain(`href="/checkout/${id('2')}`);
    expect(html).toContain('Free');
  });
  it('says from which price on a product is sold whose variants differ', () => {
    const products = [product('1', { isFrom: true, compareAt: usd(3000) })];
    const html = draw('el_product', {}, { products });
    expect(html).toContain('<span>From $24.50</span><s><span class="vh">instead of </span>$30</s>');
  });
  it('shows the chosen ones in their order, and none that is gone', () => {
    const html = draw('el_product', { productIds: [id('3'), id('9'), id('1')], layout: 'carousel' });
    expect(html.match(/Mug \d/g)).toEqual(['Mug 3', 'Mug 1']);
    expect(html).toContain('it-carousel');
  });
});

describe('el_appointment', () => {
  it('says how long it takes, and what it costs where that is wanted', () => {
    expect(draw('el_appointment', {})).toContain('<span>1 h 30 min</span><span>$50</span>');
    expect(draw('el_appointment', { showPrice: false })).not.toContain('$50');
  });
});

describe('el_webinar', () => {
  it('shows the time in the event’s own time zone, and does not open a full one', () => {
    const html = draw('el_webinar', {});
    expect(html).toMatch(/6:00\sPM \(Berlin\)/);
    expect(html).toContain('Full');
    expect(html).not.toContain('href=');
  });
  it('keeps to where they are held', () => expect(draw('el_webinar', { webtype: 'gotowebinar' })).toBe(''));
});

describe('el_donate', () => {
  it('is a form that works by itself, with nothing below the minimum', () => {
    const html = draw('el_donate', { minimum: 10, amounts: [5, 10, 25] });
    expect(html).toContain('action="/donate" method="post"');
    expect([...html.matchAll(/name="amount"[^>]* value="(\d+)"/g)].map(([, value]) => value)).toEqual(['10', '25']);
    expect(html).toContain('min="10"');
  });
  it('adds what came in to what was there', () => {
    const html = draw('el_donate', { goalAmount: 100, goalRaised: 10 });
    expect(html).toContain('aria-label="$35 of $100"');
    expect(html).toContain('35%');
  });
  it('takes no amount below five', () => {
    expect(blockOf('el_donate')?.schema.safeParse({ minimum: 4 }).success).toBe(false);
    expect(blockOf('el_donate')?.schema.parse({})).toMatchObject({ minimum: 5, currency: 'USD/United States' });
  });
  it('is paid by another provider while the chosen one is not connected', () =>
    expect(draw('el_donate', { donatType: 'stripe' })).toContain('action="/donate"'));
  it('asks how often only where there is a choice, and says what fees are added', () => {
    expect(draw('el_donate', { intervals: ['once', 'month'] })).toContain('value="month"');
    const html = draw('el_donate', {});
    expect(html).not.toContain('How often');
    expect(html).toContain('Add the fees (2.99% + $0.50)');
    expect(draw('el_donate', { coverFees: false })).not.toContain('coverFees');
  });
  it('takes no amount below the least of its currency', () =>
    expect(draw('el_donate', { currency: 'JPY/Japan', amounts: [5, 1000] })).toContain('min="500"'));
  it('is not shown where no connected provider takes its currency', () =>
    expect(draw('el_donate', { currency: 'KWD/Kuwait' })).toBe(''));
  it('offers no amount that its provider cannot charge', () => {
    const html = draw('el_donate', { currency: 'HUF/Hungary', amounts: [500.5, 1000] });
    expect([...html.matchAll(/name="amount"[^>]* value="([\d.]+)"/g)].map(([, value]) => value)).toEqual(['1000']);
    expect(html).toContain('step="1"');
  });
  it('shows a kept goal and those who gave', () => {
    const html = draw('el_donate', { goalId: id('9') });
    expect(html).toContain('A new roof');
    expect(html).toContain('3 supporters');
    expect(html).toContain('Keep going');
    expect(draw('el_donate', { showSupporters: false })).not.toContain('Keep going');
  });
});

describe('the feeds', () => {
  it.each(['instagram', 'facebook', 'youtube', 'tiktok'])('el_feed_%s shows as many posts as it may', (platform) => {
    const html = draw(`el_feed_${platform}`, { limit: 2, scrollDirection: 'horizontal' });
    expect(html.match(/class="fd-p"/g)).toHaveLength(2);
    expect(html).toContain('fd-horizontal');
    expect(blockOf(`el_feed_${platform}`)?.schema.parse({})).toMatchObject({ platform });
  });
  it('shows no other account in place of one that is gone', () =>
    expect(draw('el_feed_instagram', { socialAccountId: id('9') })).toBe(''));
});

describe('what sections need', () => {
  it('is gathered by kind, so that each kind is asked once', () => {
    const needs = sourceNeeds([
      aSection('el_product', { productIds: [id('1')] }, { _id: id('x1') }),
      aSection('el_product', { productIds: [id('1'), id('2')] }, { _id: id('x2') }),
      aSection('el_appointment', {}, { _id: id('x3') }),
      aSection('el_heading', { text: 'x' }),
      aSection('el_product', 'broken'),
    ]);
    expect([...needs]).toEqual([
      ['products', { ids: [id('1'), id('2')], newest: 0, sectionIds: [id('x1'), id('x2')] }],
      ['appointments', { ids: [], newest: 24, sectionIds: [id('x3')] }],
    ]);
  });
});
