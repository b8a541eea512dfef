import {
  changeSubUserStatus,
  createSubUser,
  deleteSubUser,
  getSubUserUsage,
  inviteSubUser,
  listSubUsers,
  readInvites,
  resendInvite,
  updateSubUser,
} from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

export const subUsersApi = addEndpoints([], (build) => ({
  subUsers: commandQuery(build, listSubUsers, { provides: ['SubUsers'] }),
  subUserUsage: commandQuery(build, getSubUserUsage, { provides: ['SubUsers'] }),
  createSubUser: commandMutation(build, createSubUser, ['SubUsers']),
  updateSubUser: commandMutation(build, updateSubUser, ['SubUsers']),
  deleteSubUser: commandMutation(build, deleteSubUser, ['SubUsers']),
  changeSubUserStatus: commandMutation(build, changeSubUserStatus, ['SubUsers']),
  inviteSubUser: commandMutation(build, inviteSubUser, ['SubUsers']),
  readInvites: commandMutation(build, readInvites),
  resendInvite: commandMutation(build, resendInvite, ['SubUsers']),
}));

export const {
  useSubUsersQuery,
  useSubUserUsageQuery,
  useCreateSubUserMutation,
  useUpdateSubUserMutation,
  useDeleteSubUserMutation,
  useChangeSubUserStatusMutation,
  useInviteSubUserMutation,
  useReadInvitesMutation,
  useResendInviteMutation,
} = subUsersApi;
