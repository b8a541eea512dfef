import {
  checkOtp,
  completeSocialSignIn,
  forgotPassword,
  login,
  register,
  resetPassword,
  sendVerificationCode,
  verifyEmail,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation } from '../../shared/api/contract-endpoints.js';

export const authApi = addEndpoints([], (build) => ({
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
  useRegisterMutation,
  useLoginMutation,
  useVerifyEmailMutation,
  useSendVerificationCodeMutation,
  useCheckOtpMutation,
  useCompleteSocialSignInMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi;
