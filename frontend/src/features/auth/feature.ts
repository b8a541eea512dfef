import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/signin',
      title: msg`Sign in`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./SignInScreen.js')).SignInScreen }),
    },
    {
      path: '/signup',
      title: msg`Sign up`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./SignUpScreen.js')).SignUpScreen }),
    },
    {
      path: '/forgotPassword',
      title: msg`Forgot password`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./ForgotPasswordScreen.js')).ForgotPasswordScreen }),
    },
    {
      path: '/resetPassword',
      title: msg`Reset password`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./ResetPasswordScreen.js')).ResetPasswordScreen }),
    },
    {
      path: '/verify/:type',
      title: msg`Confirm`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./VerifyScreen.js')).VerifyScreen }),
    },
    {
      path: '/redirect/impersonation',
      title: msg`Signing in`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./ImpersonationScreen.js')).ImpersonationScreen }),
    },
    {
      path: '/redirect/:type',
      title: msg`Signing in`,
      frame: 'bare',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./RedirectScreen.js')).RedirectScreen }),
    },
  ],
  sitePreviews: [
    {
      kind: 'signIn',
      path: '/signin',
      Part: lazy(async () => ({ default: (await import('./SignInScreen.js')).SignInScreen })),
    },
  ],
};
