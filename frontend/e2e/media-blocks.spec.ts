import { expect, test } from '@playwright/test';
import { publishedPage, strangers } from './media-page.js';

const picture = '/catalogue/kiln-and-reed/window-table.webp';
const video = (type: string, ...Video: object[]) => ({ type: `el_video_${type}`, sectionData: { Video } });

test.describe('videos', () => {
  test('are not requested before a tap, and then play in place', async ({ page, context, baseURL }) => {
    const path = await publishedPage(context, [
      video('youtube', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ', text: 'Song', poster: picture }),
      video('vimeo', { videoUrl: 'https://vimeo.com/76979871/8272103f6e', text: 'Film' }),
      video('tiktok', { videoUrl: 'https://www.tiktok.com/@a/video/7106594312292453675', text: 'Dance' }),
      video('instagram', { videoUrl: 'https://www.instagram.com/reel/CxYz12ab/', text: 'Reel' }),
    ]);
    const asked = await strangers(page, baseURL);
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    for (const [title, player] of [
      ['Song', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0'],
      ['Film', 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&playsinline=1&dnt=1'],
      ['Dance', 'https://www.tiktok.com/player/v1/7106594312292453675?autoplay=1&rel=0'],
      ['Reel', 'https://www.instagram.com/p/CxYz12ab/embed/'],
    ] as const) {
      await page.getByRole('link', { name: `Play: ${title}.` }).click();
      await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('Played')).toBeVisible();
      expect(asked.at(-1)).toBe(player);
      await expect(page.locator(`iframe[title="${title}"]`)).toBeFocused();
    }
    expect(asked).toHaveLength(4);
    expect(refused).toEqual([]);
  });

  test('are links to their own pages without JavaScript', async ({ browser, context }) => {
    const path = await publishedPage(context, [
      video('vimeo', { videoUrl: 'https://player.vimeo.com/video/76979871', text: 'Film' }),
      video('tiktok', { videoUrl: 'https://vm.tiktok.com/ZMNabc123/', text: 'Short link' }),
    ]);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Film' })).toHaveAttribute('href', 'https://vimeo.com/76979871');
    await expect(page.getByRole('link', { name: 'Short link' })).toHaveAttribute(
      'href',
      'https://vm.tiktok.com/ZMNabc123/',
    );
    await plain.close();
  });
});

test('the audio player plays one recording at a time, seeks by keyboard and changes its speed', async ({
  page,
  context,
  baseURL,
}) => {
  const path = await publishedPage(context, [
    { type: 'el_audio', sectionData: { audios: [{ title: 'Waves', src: 'https://cdn.example/waves.wav' }] } },
    { type: 'el_audio', sectionData: { audios: [{ title: 'Wind', src: 'https://cdn.example/wind.wav' }] } },
  ]);
  const asked = await strangers(page, baseURL);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Play Waves' }).click();
  await expect(page.getByRole('button', { name: 'Pause Waves' })).toBeVisible();
  const position = page.getByRole('slider', { name: 'Position in Waves' });
  await expect(position).toBeEnabled();
  await expect(page.locator('.au-c').first()).toHaveText(/^0:0\d \/ 0:30$/);

  await page.getByRole('button', { name: 'Play Wind' }).click();
  await expect(page.getByRole('button', { name: 'Pause Wind' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Waves' })).toBeVisible();

  const atOf = () =>
    page
      .locator('audio')
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await position.focus();
  const before = await atOf();
  await page.keyboard.press('ArrowRight');
  await expect.poll(atOf).toBeCloseTo(before + 5, 0);
  await page.keyboard.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', '30 seconds of 30 seconds');
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', '0 seconds of 30 seconds');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause Waves' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Wind' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Speed of Waves' }).selectOption('1.5×');
  expect(
    await page
      .locator('audio')
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.playbackRate),
  ).toBe(1.5);
});

test('without JavaScript a recording has the browser’s own player', async ({ browser, context }) => {
  const path = await publishedPage(context, [
    { type: 'el_audio', sectionData: { audios: [{ title: 'Waves', src: 'https://cdn.example/waves.wav' }] } },
  ]);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(path);
  await expect(page.locator('audio[controls]')).toBeVisible();
  await plain.close();
});

test.describe('the slider', () => {
  const sectionArray = ['Harbour', 'Hills', 'Heath'].map((title) => ({
    image: picture,
    title,
    link: `https://${title.toLowerCase()}.example/`,
  }));
  const slider = (more: object) => ({ type: 'el_slider', sectionData: { title: 'Places', sectionArray, ...more } });
  const heading = (name: string) => ({ name, level: 3 });

  for (const style of ['fade', 'slide']) {
    test(`(${style}) goes by arrows, dots and keys, and round`, async ({ page, context }) => {
      await page.goto(await publishedPage(context, [slider({ style })]));
      const shown = async (title: string) =>
        expect(page.getByRole('heading', heading(title))).toBeInViewport({ ratio: 0.9 });
      await shown('Harbour');
      await page.getByRole('button', { name: 'Next slide' }).click();
      await shown('Hills');
      await page.getByRole('button', { name: 'Slide 3' }).click();
      await shown('Heath');
      await expect(page.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('ArrowRight');
      await shown('Harbour');
      await page.keyboard.press('End');
      await shown('Heath');
      await page.getByRole('button', { name: 'Previous slide' }).click();
      await shown('Hills');
    });
  }

  test('that fades keeps the keyboard out of what is not shown', async ({ page, context }) => {
    await page.goto(await publishedPage(context, [slider({ style: 'fade' })]));
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Read more.*Harbour/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Read more.*Hills/ })).toBeHidden();
  });

  test('runs by itself until it is stopped, and waits under the keyboard', async ({ page, context }) => {
    const path = await publishedPage(context, [slider({ style: 'fade', autoplay: true, seconds: 5 })]);
    await page.clock.install();
    await page.goto(path);
    const stop = page.getByRole('button', { name: 'Stop the slides' });
    await expect(stop).toBeVisible();
    await page.clock.runFor(5_500);
    await expect(page.getByRole('heading', heading('Hills'))).toBeVisible();
    await page.getByRole('button', { name: 'Slide 2' }).focus();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('heading', heading('Hills'))).toBeVisible();
    await stop.click();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Let the slides run' }).blur();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('heading', heading('Hills'))).toBeVisible();
  });

  test('does not begin by itself where less motion is wanted', async ({ page, context }) => {
    const path = await publishedPage(context, [slider({ autoplay: true })]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Let the slides run' })).toBeVisible();
  });

  test('scrolls and snaps without JavaScript, inside the page', async ({ browser, context }) => {
    const path = await publishedPage(context, [slider({ style: 'fade' })]);
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await plain.newPage();
    await page.goto(path);
    const reach = await page
      .locator('.sl-w')
      .evaluate((track) => [track.scrollWidth > track.clientWidth, getComputedStyle(track).scrollSnapType]);
    expect(reach).toEqual([true, 'x mandatory']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await plain.close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the lightbox swipes, keeps the keyboard inside and gives it back', async ({ page, context }) => {
    const images = ['One', 'Two', 'Three'].map((alt) => ({ imgUrl: picture, alt }));
    const path = await publishedPage(context, [{ type: 'el_gallery', sectionData: { images, type: 'Grid' } }]);
    await page.goto(path);
    await page.getByRole('link', { name: 'Two' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    const large = (alt: string) => expect(dialog.getByRole('img', { name: alt })).toBeVisible();
    await large('Two');
    await page.keyboard.press('ArrowRight');
    await large('Three');
    await page.keyboard.press('Home');
    await large('One');

    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', 300);
    for (const x of [250, 200, 150, 100]) await touch('touchMove', x);
    await touch('touchEnd');
    await large('Two');

    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main :not(dialog) a') ?? null)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Two' })).toBeFocused();
  });
});

test('the map is a drawing until it is tapped, then OpenStreetMap', async ({ page, context, baseURL }) => {
  const link = 'https://www.google.com/maps/place/Gate/@52.51,13.37,17z/data=!3d52.5162746!4d13.3777041';
  const path = await publishedPage(context, [{ type: 'el_map', sectionData: { link, label: 'Gate' } }]);
  const asked = await strangers(page, baseURL);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute('href', link);
  await page.getByRole('link', { name: 'Show the map: Gate.' }).click();
  await expect(page.frameLocator('iframe[title="Gate"]').getByText('Played')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.*&marker=52\.516275/);
});

test.describe('custom code', () => {
  test('runs without our origin, and grows with its content', async ({ page, context, baseURL }) => {
    const code = `<p id="seen"></p><script>
      let seen = [origin];
      try { parent.document.title; } catch { seen.push('no page'); }
      try { localStorage.length; } catch { seen.push('no storage'); }
      document.querySelector('#seen').textContent = seen.join(', ');
      document.body.insertAdjacentHTML('beforeend', '<div style="height:700px"></div>');
    </script>`;
    const path = await publishedPage(context, [{ type: 'el_custom', sectionData: { code, title: 'Mine' } }]);
    const asked = await strangers(page, baseURL);
    await page.goto(path);
    const frame = page.frameLocator('iframe[title="Mine"]');
    await expect(frame.locator('#seen')).toHaveText('null, no page, no storage');
    await expect
      .poll(() => page.locator('iframe[title="Mine"]').evaluate((element) => element.clientHeight))
      .toBeGreaterThan(700);
    expect(asked).toEqual([]);
  });

  test('that loads from a third party asks first', async ({ page, context, baseURL }) => {
    const code = '<iframe title="Widget" src="https://widget.example/w"></iframe>';
    const path = await publishedPage(context, [{ type: 'el_custom', sectionData: { code, title: 'Widget frame' } }]);
    const asked = await strangers(page, baseURL);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show content from widget.example' }).click();
    await expect(
      page.frameLocator('iframe[title="Widget frame"]').frameLocator('iframe').getByText('Played'),
    ).toBeVisible();
    expect(asked).toEqual(['https://widget.example/w']);
  });
});

test('messengers open their apps', async ({ page, context }) => {
  const links = { viber: { link: '+49 170 1234567', status: 1 }, telegram: { link: '@ada_l', status: 1 } };
  const path = await publishedPage(context, [
    { type: 'el_messanger', sectionData: { links } },
    { type: 'el_watsapp', sectionData: { phone: '+49 170 1234567', message: 'Hi there' } },
  ]);
  await page.goto(path);
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await href('Viber')).toBe('viber://chat?number=%2B491701234567');
  expect(await href('Telegram')).toBe('https://t.me/ada_l');
  expect(await href('Chat on WhatsApp')).toBe('https://wa.me/491701234567?text=Hi%20there');
});
