import { lazyScreen, screenAt, type LazyScreen } from './lazy-screen.js';

export interface ScreenRoute {
  path: string;
  /** The section of '{section} | {site title}', and the word in the top bar. */
  title: string;
  /** `framed`: inside sidebar and top bar. `bare`: has the window to itself. */
  frame: 'framed' | 'bare';
  /** The shape shown while the screen is on its way. */
  skeleton: 'table' | 'cards' | 'form' | 'none';
  screen: LazyScreen;
}

type Shape = ScreenRoute['skeleton'];

const bare = (path: string, title: string, screen: LazyScreen | null): ScreenRoute[] =>
  screen ? [{ path, title, frame: 'bare', skeleton: 'none', screen }] : [];
const framed = (path: string, title: string, skeleton: Shape, screen: LazyScreen | null): ScreenRoute[] =>
  screen ? [{ path, title, frame: 'framed', skeleton, screen }] : [];

/**
 * Every screen of the app, one line each. A line whose file does not exist yet adds no route and no menu entry.
 * Who may open which is decided by session/route-for.ts alone.
 */
export const routes: readonly ScreenRoute[] = [
  ...bare(
    '/signin',
    'Sign in',
    lazyScreen(() => import('../features/auth/SignInScreen.js'), 'SignInScreen'),
  ),
  ...bare(
    '/signup',
    'Sign up',
    lazyScreen(() => import('../features/auth/SignUpScreen.js'), 'SignUpScreen'),
  ),
  ...bare(
    '/forgotPassword',
    'Forgot password',
    lazyScreen(() => import('../features/auth/ForgotPasswordScreen.js'), 'ForgotPasswordScreen'),
  ),
  ...bare(
    '/resetPassword',
    'Reset password',
    lazyScreen(() => import('../features/auth/ResetPasswordScreen.js'), 'ResetPasswordScreen'),
  ),
  ...bare(
    '/verify/:type',
    'Confirm',
    lazyScreen(() => import('../features/auth/VerifyScreen.js'), 'VerifyScreen'),
  ),
  ...bare(
    '/redirect/:type',
    'Signing in',
    lazyScreen(() => import('../features/auth/RedirectScreen.js'), 'RedirectScreen'),
  ),
  ...bare(
    '/onboarding',
    'Welcome',
    lazyScreen(() => import('../features/onboarding/OnboardingScreen.js'), 'OnboardingScreen'),
  ),
  ...bare(
    '/thankyou',
    'Thank you',
    lazyScreen(() => import('../features/public/ThankYouScreen.js'), 'ThankYouScreen'),
  ),
  ...bare(
    '/terms-of-service',
    'Terms of service',
    lazyScreen(() => import('../features/public/TermsScreen.js'), 'TermsScreen'),
  ),
  ...bare(
    '/privacy-policy',
    'Privacy policy',
    lazyScreen(() => import('../features/public/PrivacyScreen.js'), 'PrivacyScreen'),
  ),
  ...bare(
    '/not-found',
    'Not found',
    lazyScreen(() => import('../features/public/NotFoundScreen.js'), 'NotFoundScreen'),
  ),

  ...framed('/dashboard', 'Dashboard', 'cards', screenAt('features/dashboard/DashboardScreen.tsx', 'DashboardScreen')),
  ...framed(
    '/mylinks',
    'My Links',
    'cards',
    lazyScreen(() => import('./MyLinks.js'), 'MyLinks'),
  ),
  ...framed('/templates', 'Templates', 'cards', screenAt('features/templates/TemplatesScreen.tsx', 'TemplatesScreen')),
  ...framed('/myleads', "Lead's Data", 'table', screenAt('features/leads/LeadsScreen.tsx', 'LeadsScreen')),
  ...framed(
    '/formdata',
    "Form's Data",
    'table',
    screenAt('features/leads/form-data/FormDataScreen.tsx', 'FormDataScreen'),
  ),
  ...framed(
    '/mylibrary',
    'My Library',
    'cards',
    lazyScreen(() => import('../features/media/library/MediaLibraryScreen.js'), 'MediaLibraryScreen'),
  ),
  ...framed(
    '/profile',
    'Account Settings',
    'form',
    lazyScreen(() => import('../features/profile/ProfileScreen.js'), 'ProfileScreen'),
  ),

  ...framed(
    '/admin/dashboard',
    'Dashboard',
    'table',
    lazyScreen(() => import('../features/admin-users/AdminDashboardScreen.js'), 'AdminDashboardScreen'),
  ),
  ...framed(
    '/admin/users',
    'Users',
    'table',
    lazyScreen(() => import('../features/admin-users/AdminUsersScreen.js'), 'AdminUsersScreen'),
  ),
  ...framed(
    '/admin/public-upload',
    'Public Upload',
    'form',
    lazyScreen(() => import('../features/media/public-images/PublicUploadScreen.js'), 'PublicUploadScreen'),
  ),
  ...framed(
    '/admin/public-images',
    'Public Images',
    'cards',
    lazyScreen(() => import('../features/media/public-images/PublicImagesScreen.js'), 'PublicImagesScreen'),
  ),
  ...framed(
    '/admin/settings',
    'Settings',
    'form',
    lazyScreen(() => import('../features/admin-settings/AdminSettingsScreen.js'), 'AdminSettingsScreen'),
  ),
  ...framed(
    '/admin/mylibrary',
    'My Library',
    'cards',
    lazyScreen(() => import('../features/media/library/MediaLibraryScreen.js'), 'MediaLibraryScreen'),
  ),
  ...framed(
    '/admin/profile',
    'Account Settings',
    'form',
    lazyScreen(() => import('../features/profile/ProfileScreen.js'), 'ProfileScreen'),
  ),

  ...bare(
    '/edit/:templateId',
    'Editor',
    screenAt('features/editor/EditorScreen.tsx', 'EditorScreen', () => import('../features/editor/ahead.js')),
  ),

  // The gallery of parts is for who builds them: a build for people has neither the route nor its files.
  ...(import.meta.env.DEV
    ? bare(
        '/dev/gallery',
        'Gallery',
        lazyScreen(() => import('../areas/dev/GalleryScreen.js'), 'GalleryScreen'),
      )
    : []),
];

const hasRoute = new Set(routes.map((route) => route.path));

/** True when this version has a screen at the path; menus ask this before they show an entry. */
export const screenExists = (path: string) => hasRoute.has(path);

/** Starts loading a screen whose link is about to be used. */
export const preloadScreen = (path: string) => routes.find((route) => route.path === path)?.screen.preload();
