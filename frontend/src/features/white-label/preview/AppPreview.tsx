import { appLook, appLookCss } from '@linkyard/blocks/look';
import { currentLanguage, FramedTheme, LanguageProvider, styleNonce } from '@linkyard/ui';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { SitePreview } from '../../../shared/feature/feature.js';
import { FeaturesContext, useFeatures } from '../../../shared/feature/features-context.js';
import { PreviewFrame } from '../../../shared/screen-preview/PreviewFrame.js';
import { sitePreviewed } from '../../../shared/seo/seo-slice.js';
import { useUser } from '../../../shared/session/use-session.js';
import { createPreviewStore } from '../../../shared/store.js';
import type { PreviewProps } from './previewed-site.js';
import { useAppSheets } from './use-app-sheets.js';

interface AppPreviewProps extends PreviewProps {
  title: string;
  kind: SitePreview['kind'];
}

/** A part of the app as the people of the site see it: the real one, in the colours and names of the form. */
export function AppPreview({ title, kind, ...props }: AppPreviewProps) {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  // On a phone the sign-in is that of a phone; the side bar is seen in a window alone.
  const shape = kind === 'signIn' && !isWide ? 'phone' : 'window';
  const part = useFeatures()
    .flatMap(({ sitePreviews = [] }) => sitePreviews)
    .find((one) => one.kind === kind);
  return (
    <PreviewFrame title={title} language={currentLanguage()} shape={shape} isPicture>
      {(page) => part && <AppDocument part={part} page={page} {...props} />}
    </PreviewFrame>
  );
}

interface AppDocumentProps extends PreviewProps {
  part: SitePreview;
  page: Document;
}

/** A tree of its own, with the router, the session and the theme that it would have there. */
function AppDocument({ part: { kind, path, Part }, page, site: { seo, theme }, scheme }: AppDocumentProps) {
  useAppSheets(page);
  const features = useFeatures();
  const user = usePersonOfSite();
  const store = useMemo(() => createPreviewStore(kind === 'app' ? user : null), [kind, user]);
  useLayoutEffect(() => void store.dispatch(sitePreviewed(seo)), [store, seo]);
  const css = useMemo(() => appLookCss(appLook(theme)), [theme]);
  useTreeIn(
    page,
    <Provider store={store}>
      <style nonce={styleNonce()}>{css}</style>
      <LanguageProvider>
        <FramedTheme root={page.documentElement} scheme={scheme}>
          <FeaturesContext value={features}>
            <MemoryRouter initialEntries={[path]}>
              <Suspense fallback={null}>
                <Part />
              </Suspense>
            </MemoryRouter>
          </FeaturesContext>
        </FramedTheme>
      </LanguageProvider>
    </Provider>,
  );
  return null;
}

/** Renders into a document without the contexts of the app around it. */
function useTreeIn(page: Document, tree: ReactNode): void {
  const root = useRef<Root | null>(null);
  useEffect(() => {
    const holder = page.body.appendChild(page.createElement('div'));
    const made = createRoot(holder);
    root.current = made;
    return () => {
      root.current = null;
      // React refuses to unmount a tree while it renders another one.
      queueMicrotask(() => made.unmount());
      holder.remove();
    };
  }, [page]);
  useEffect(() => root.current?.render(tree));
}

/** The reseller with the rights of one of the site's people. */
function usePersonOfSite() {
  const user = useUser();
  return useMemo(
    () => user && { ...user, tokenType: 'wlUser' as const, features: { whiteLabel: false, customDomain: false } },
    [user],
  );
}
