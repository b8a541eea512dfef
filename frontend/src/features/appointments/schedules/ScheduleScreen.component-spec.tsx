import { describe, expect, it } from '@jest/globals';
import { addUpdateSchedule, getSchedule, listSchedules, makeScheduleDefault } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { aSchedule, pageOf } from '../testing/an-appointment.js';
import { ScheduleScreen } from './ScheduleScreen.js';
import { SchedulesScreen } from './SchedulesScreen.js';

const office = aSchedule();
const place = { at: `/appointments/schedules/${office._id}`, path: '/appointments/schedules/:scheduleId' };

describe('working hours', () => {
  it('are saved as they were changed, with the revision they were read at', async () => {
    const api = new FakeApi()
      .on(getSchedule, { schedule: office })
      .on(addUpdateSchedule, aSchedule({ rev: 2, weekly: [] }));
    const { user } = renderWithProviders(<ScheduleScreen />, { api, ...place });
    await user.click(await screen.findByRole('switch', { name: 'Monday' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('All changes are saved')).toBeVisible();
    expect(api.bodiesTo(addUpdateSchedule)).toEqual([
      expect.objectContaining({ _id: office._id, rev: 1, weekly: [], name: 'Office' }),
    ]);
  });

  it('show at the day what the server refuses', async () => {
    const api = new FakeApi().on(getSchedule, { schedule: office }).refuse(addUpdateSchedule, {
      httpStatus: 422,
      code: 'core.invalid_input',
      message: 'Invalid input',
      errors: [{ path: 'weekly.0.intervals', message: 'These times overlap.' }],
    });
    const { user } = renderWithProviders(<ScheduleScreen />, { api, ...place });
    await user.click(await screen.findByRole('button', { name: 'Add times on Monday' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('These times overlap.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Week (has errors)' })).toBeVisible();
  });

  it('can be made the default in the list', async () => {
    const evening = aSchedule({ _id: 'd'.repeat(24), name: 'Evening', isDefault: false });
    const api = new FakeApi().on(listSchedules, pageOf([office, evening])).on(makeScheduleDefault, evening);
    const { user } = renderWithProviders(<SchedulesScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'More for Evening' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    expect(await screen.findByText('“Evening” is the default now.')).toBeVisible();
    expect(api.bodiesTo(makeScheduleDefault)).toEqual([{ _id: evening._id }]);
  });
});
