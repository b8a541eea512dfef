import { expect, test, type Page } from '@playwright/test';
import { call, enter, newCreator } from './people.js';

/** The host's only schedule, open in the editor. */
async function openSchedule(page: Page, request: Parameters<typeof newCreator>[0]) {
  const host = await newCreator(request, 'Ana Host');
  const { data } = await call(request, '/user/schedule/list', {}, host.token);
  await enter(page.context(), host);
  await page.goto(`/appointments/schedules/${data[0]._id}`);
  await expect(page.getByRole('switch', { name: 'Monday' })).toBeVisible();
  const stored = async () => (await call(request, '/user/schedule/get', { _id: data[0]._id }, host.token)).schedule;
  const save = async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('All changes are saved')).toBeVisible();
  };
  return { host, stored, save };
}

const timesOf = (weekly: { day: number; intervals: { start: string; end: string }[] }[], day: number) =>
  weekly.find((one) => one.day === day)?.intervals.map(({ start, end }) => `${start}-${end}`) ?? [];

test('weekly hours are drawn by drag, stretched at their edge, moved by keys, and copied to other days', async ({
  page,
  request,
}) => {
  const { stored, save } = await openSchedule(page, request);

  // Saturday is drawn from 6 to 12 on an empty line of 24 hours.
  await page.getByRole('switch', { name: 'Saturday' }).check();
  await page.getByRole('button', { name: /^Remove .* on Saturday/ }).click();
  const track = page.getByRole('group', { name: 'Saturday, drawn' });
  await track.scrollIntoViewIfNeeded();
  const box = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (hour: number) => ({ x: box.x + (box.width * hour) / 24, y: box.y + box.height / 2 });
  const drag = async (from: number, to: number) => {
    await page.mouse.move(at(from).x, at(from).y);
    await page.mouse.down();
    await page.mouse.move(at((from + to) / 2).x, at(from).y, { steps: 4 });
    await page.mouse.move(at(to).x, at(to).y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(6, 12);
  const drawn = page.getByRole('button', { name: /^Saturday \d\d:\d\d to/ });
  await expect(drawn).toHaveAccessibleName('Saturday 06:00 to 12:00');

  // Its end is pulled to 15:00, and then it is moved by keys.
  const bar = (await drawn.boundingBox()) ?? box;
  await page.mouse.move(bar.x + bar.width - 3, at(12).y);
  await page.mouse.down();
  await page.mouse.move(at(15).x, at(15).y, { steps: 6 });
  await page.mouse.up();
  await expect(drawn).toHaveAccessibleName('Saturday 06:00 to 15:00');
  await drawn.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(drawn).toHaveAccessibleName('Saturday 06:15 to 15:00');

  await page.getByRole('button', { name: 'Copy Saturday to other days' }).click();
  const choice = page.getByRole('group', { name: 'Copy Saturday to' });
  await choice.getByRole('checkbox', { name: 'Sunday' }).check();
  await choice.getByRole('button', { name: 'Copy' }).click();
  await save();
  const { weekly } = await stored();
  expect([timesOf(weekly, 6), timesOf(weekly, 0)]).toEqual([['06:15-15:00'], ['06:15-15:00']]);
});

test('a day gets other hours, a holiday of the country and time off are kept free, and all of it is found again', async ({
  page,
  request,
}) => {
  const { stored, save } = await openSchedule(page, request);
  await page.getByRole('button', { name: 'Month after' }).click();
  const day = page.getByRole('button', { name: /^\w+, \w+ 15, / });
  await day.click();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: /holidays/i }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByRole('button', { name: 'Add time off' }).click();
  await save();
  const kept = await stored();
  expect(kept.holidayCountry).toBe('DE');
  expect(kept.overrides).toHaveLength(1);
  expect(kept.timeOff).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('combobox', { name: /holidays/i })).toHaveValue('Germany');
});
