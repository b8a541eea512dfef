import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAppSelector } from '../../shared/session/use-session.js';
import css from './auth.module.css';

const providers = [
  {
    key: 'google',
    name: 'Google',
    // A plain link: the gateway answers with the provider's page.
    href: '/auth/google/redirect',
    mark: (
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
        />
        <path
          fill="#34A853"
          d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
        />
        <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
        <path
          fill="#EA4335"
          d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
        />
      </svg>
    ),
  },
  {
    key: 'facebook',
    name: 'Facebook',
    href: '/auth/facebook/redirect',
    mark: (
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="9" fill="#1877F2" />
        <path
          fill="#fff"
          d="M12.3 11.6 12.7 9h-2.5V7.3c0-.7.35-1.4 1.45-1.4h1.13V3.7s-1.02-.18-2-.18c-2.04 0-3.38 1.24-3.38 3.48v2H5.1v2.6h2.3v6.26a9.1 9.1 0 0 0 2.8 0V11.6Z"
        />
      </svg>
    ),
  },
] as const;

/** With which accounts that they have elsewhere people sign in at this site. */
export function useProviders() {
  const offered = useAppSelector((state) => state.seo.social_sign_in);
  return providers.filter(({ key }) => offered?.[key] ?? true);
}

/** Signing in with an account one has elsewhere, where the site offers it. */
export function ProviderButtons() {
  const offered = useProviders();
  if (offered.length === 0) return null;
  return (
    <>
      <div className={css['providers']} data-single={offered.length === 1 || undefined}>
        {offered.map((provider) => (
          <a
            key={provider.name}
            className={css['provider']}
            href={provider.href}
            aria-label={t`Continue with ${provider.name}`}
          >
            {provider.mark}
            {provider.name}
          </a>
        ))}
      </div>
      <div className={css['or']}>
        <Trans>or with your e-mail address</Trans>
      </div>
    </>
  );
}
