import {
  acceptInvitation,
  checkOtp,
  completeSocialSignIn,
  forgotPassword,
  getInvitation,
  login,
  register,
  resetPassword,
  sendVerificationCode,
  verifyEmail,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const authApi = addEndpoints([], (build) => ({
  acceptInvitation: commandMutation(build, acceptInvitation),
  invitation: commandQuery(build, getInvitation),
  register: commandMutation(build, register),
  login: commandMutation(build, login),
  verifyEmail: commandMutation(build, verifyEmail),
  sendVerificationCode: commandMutation(build, sendVerificationCode),
  completeSocialSignIn: commandMutation(build, completeSocialSignIn),
  checkOtp: commandMutation(build, checkOtp),
  forgotPassword: commandMutation(build, forgotPassword),
  resetPassword: commandMutation(build, resetPassword),
}));

export const {
  useAcceptInvitationMutation,
  useInvitationQuery,
  useRegisterMutation,
  useLoginMutation,
  useVerifyEmailMutation,
  useSendVerificationCodeMutation,
  useCheckOtpMutation,
  useCompleteSocialSignInMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi;
