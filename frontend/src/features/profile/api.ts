import {
  changeEmail,
  changePassword,
  deleteAccount,
  disableTwoFactor,
  enrolTwoFactor,
  exportMyData,
  getNotificationPreferences,
  listSessions,
  revokeSession,
  updateNotificationPreferences,
  updateProfile,
  updateProfilePicture,
  verifyTwoFactor,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery, commandUpload } from '../../shared/api/contract-endpoints.js';

export const profileApi = addEndpoints(['Sessions', 'NotificationPreferences'], (build) => ({
  // The texts of notifications are in the language of the account.
  updateProfile: commandMutation(build, updateProfile, ['Notifications']),
  updateProfilePicture: commandUpload(build, updateProfilePicture, ['Profile']),
  changeEmail: commandMutation(build, changeEmail),
  changePassword: commandMutation(build, changePassword, ['Sessions', 'Profile']),
  enrolTwoFactor: commandMutation(build, enrolTwoFactor),
  verifyTwoFactor: commandMutation(build, verifyTwoFactor, ['Profile']),
  disableTwoFactor: commandMutation(build, disableTwoFactor, ['Profile']),
  sessions: commandQuery(build, listSessions, { provides: ['Sessions'] }),
  revokeSession: commandMutation(build, revokeSession, ['Sessions']),
  notificationPreferences: commandQuery(build, getNotificationPreferences, { provides: ['NotificationPreferences'] }),
  updateNotificationPreferences: commandMutation(build, updateNotificationPreferences, ['NotificationPreferences']),
  exportMyData: commandMutation(build, exportMyData),
  deleteAccount: commandMutation(build, deleteAccount),
}));

export const {
  useUpdateProfileMutation,
  useUpdateProfilePictureMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useEnrolTwoFactorMutation,
  useVerifyTwoFactorMutation,
  useDisableTwoFactorMutation,
  useSessionsQuery,
  useRevokeSessionMutation,
  useNotificationPreferencesQuery,
  useUpdateNotificationPreferencesMutation,
  useExportMyDataMutation,
  useDeleteAccountMutation,
} = profileApi;
