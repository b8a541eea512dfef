import {
  addUpdateAppointment,
  addUpdateSchedule,
  deleteAppointments,
  deleteSchedules,
  duplicateAppointment,
  getAppointment,
  getSchedule,
  listAppointments,
  listCalendars,
  listSchedules,
  makeScheduleDefault,
  toggleAppointment,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const appointmentsApi = addEndpoints(['Schedules'], (build) => ({
  appointments: commandQuery(build, listAppointments, { provides: ['Appointments'] }),
  appointment: commandQuery(build, getAppointment, { provides: ['Appointments'] }),
  saveAppointment: commandMutation(build, addUpdateAppointment, ['Appointments', 'Schedules']),
  toggleAppointment: commandMutation(build, toggleAppointment, ['Appointments']),
  duplicateAppointment: commandMutation(build, duplicateAppointment, ['Appointments']),
  deleteAppointments: commandMutation(build, deleteAppointments, ['Appointments', 'Schedules']),
  ownCalendars: commandQuery(build, listCalendars, { provides: ['Calendars'] }),
  schedules: commandQuery(build, listSchedules, { provides: ['Schedules'] }),
  schedule: commandQuery(build, getSchedule, { provides: ['Schedules'] }),
  saveSchedule: commandMutation(build, addUpdateSchedule, ['Schedules']),
  makeScheduleDefault: commandMutation(build, makeScheduleDefault, ['Schedules']),
  deleteSchedules: commandMutation(build, deleteSchedules, ['Schedules', 'Appointments']),
}));

export const {
  useAppointmentsQuery,
  useAppointmentQuery,
  useSaveAppointmentMutation,
  useToggleAppointmentMutation,
  useDuplicateAppointmentMutation,
  useDeleteAppointmentsMutation,
  useOwnCalendarsQuery,
  useSchedulesQuery,
  useScheduleQuery,
  useSaveScheduleMutation,
  useMakeScheduleDefaultMutation,
  useDeleteSchedulesMutation,
} = appointmentsApi;
