import {
  authWebinarProvider,
  connectCalendar,
  connectPayments,
  deleteCalendar,
  deletePaymentConnection,
  getCalendarFeed,
  getWebinarConnection,
  listCalendars,
  listPaymentConnections,
  revokeWebinarProvider,
  rotateCalendarFeed,
  setDefaultPaymentConnection,
  setWebinarCallback,
  setWebinarOrganizer,
  testCalendar,
  testPaymentConnection,
  updateCalendar,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

/** The bell reminds creators who have no payment method, so it changes with the connections. */
const changed = ['PaymentConnections', 'Notifications'] as const;

export const integrationsApi = addEndpoints(['CalendarFeed'], (build) => ({
  paymentConnections: commandQuery(build, listPaymentConnections, { provides: ['PaymentConnections'] }),
  connectPayments: commandMutation(build, connectPayments, changed),
  testPaymentConnection: commandMutation(build, testPaymentConnection, ['PaymentConnections']),
  setDefaultPaymentConnection: commandMutation(build, setDefaultPaymentConnection, ['PaymentConnections']),
  deletePaymentConnection: commandMutation(build, deletePaymentConnection, changed),
  calendars: commandQuery(build, listCalendars, { provides: ['Calendars'] }),
  connectCalendar: commandMutation(build, connectCalendar, ['Calendars']),
  testCalendar: commandMutation(build, testCalendar, ['Calendars']),
  updateCalendar: commandMutation(build, updateCalendar, ['Calendars']),
  deleteCalendar: commandMutation(build, deleteCalendar, ['Calendars']),
  calendarFeed: commandQuery(build, getCalendarFeed, { provides: ['CalendarFeed'] }),
  rotateCalendarFeed: commandMutation(build, rotateCalendarFeed, ['CalendarFeed']),
  webinarConnection: commandQuery(build, getWebinarConnection, { provides: ['WebinarConnection'] }),
  authWebinarProvider: commandMutation(build, authWebinarProvider, ['WebinarConnection', 'Webinars']),
  revokeWebinarProvider: commandMutation(build, revokeWebinarProvider, ['WebinarConnection', 'Webinars']),
  setWebinarCallback: commandMutation(build, setWebinarCallback, ['WebinarConnection']),
  setWebinarOrganizer: commandMutation(build, setWebinarOrganizer, ['WebinarConnection', 'Webinars']),
}));

export const {
  usePaymentConnectionsQuery,
  useConnectPaymentsMutation,
  useTestPaymentConnectionMutation,
  useSetDefaultPaymentConnectionMutation,
  useDeletePaymentConnectionMutation,
  useCalendarsQuery,
  useConnectCalendarMutation,
  useTestCalendarMutation,
  useUpdateCalendarMutation,
  useDeleteCalendarMutation,
  useCalendarFeedQuery,
  useRotateCalendarFeedMutation,
  useWebinarConnectionQuery,
  useAuthWebinarProviderMutation,
  useRevokeWebinarProviderMutation,
  useSetWebinarCallbackMutation,
  useSetWebinarOrganizerMutation,
} = integrationsApi;
