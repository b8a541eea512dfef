import { changeUserStatus, getUser, listUsers, saveUser } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const adminUsersApi = addEndpoints(['Users'], (build) => ({
  adminUsers: commandQuery(build, listUsers, { provides: ['Users'] }),
  adminUser: commandQuery(build, getUser, { provides: ['Users'] }),
  saveUser: commandMutation(build, saveUser, ['Users']),
  changeUserStatus: commandMutation(build, changeUserStatus, ['Users']),
}));

export const { useAdminUsersQuery, useAdminUserQuery, useChangeUserStatusMutation, useSaveUserMutation } =
  adminUsersApi;
