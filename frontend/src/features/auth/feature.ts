import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/signin',
      title: 'Sign in',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./SignInScreen.js')).SignInScreen }),
    },
    {
      path: '/signup',
      title: 'Sign up',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./SignUpScreen.js')).SignUpScreen }),
    },
    {
      path: '/forgotPassword',
      title: 'Forgot password',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./ForgotPasswordScreen.js')).ForgotPasswordScreen }),
    },
    {
      path: '/resetPassword',
      title: 'Reset password',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./ResetPasswordScreen.js')).ResetPasswordScreen }),
    },
    {
      path: '/verify/:type',
      title: 'Confirm',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./VerifyScreen.js')).VerifyScreen }),
    },
    {
      path: '/redirect/:type',
      title: 'Signing in',
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./RedirectScreen.js')).RedirectScreen }),
    },
  ],
};
