import { createElement, Fragment, type ReactNode } from 'react';
import { ConsentBanner } from '../consent/ConsentBanner.js';
import type { PageBackground } from '../kit/design.js';
import { factsOf, Picture } from '../kit/Picture.js';
import type { PageModel, RenderContext, SectionModel } from '../kit/types.js';
import { FollowPrompt } from '../push/FollowPrompt.js';
import { scriptTexts } from '../kit/script-texts.js';
import { shownSections } from './page-css.js';
import { SectionView } from './SectionView.js';

export interface PageViewProps {
  model: PageModel;
  /** The editor puts its handles and drop zones around each section. */
  wrap?: (section: SectionModel, view: ReactNode) => ReactNode;
}

/** Reads the same in every language. */
const branding = (site: string) => `Made with ${site}`;

/** Marks the place of a section that not every visitor sees. */
export const slotTag = 'ly-slot';

/** The leading profile and the icons right after it are the page's head; layouts place them on their own. */
function headLength(sections: readonly SectionModel[]): number {
  if (sections[0]?.type !== 'el_profile') return 0;
  return sections[1]?.type === 'el_social_icons' ? 2 : 1;
}

function isTopHeading({ type, sectionData }: SectionModel): boolean {
  if (typeof sectionData !== 'object' || sectionData === null) return false;
  if (type === 'el_profile') return 'name' in sectionData && sectionData.name !== '';
  return type === 'el_heading' && 'tag' in sectionData && sectionData.tag === 'h1';
}

function Backdrop({ background, context }: { background: PageBackground; context: RenderContext }) {
  if (background.type === 'image') {
    return (
      <div className="bg" aria-hidden="true">
        <Picture
          context={context}
          src={background.value}
          alt=""
          width={1280}
          height={1600}
          sizes="100vw"
          loading="eager"
        />
      </div>
    );
  }
  if (background.type !== 'video') return null;
  const { i18n } = context;
  // Plays by script alone (backdrop.ts), which asks first whether motion and data are wanted; without it the poster stays.
  return (
    <div className="bg" aria-hidden="true">
      <video
        src={background.value}
        poster={background.poster ?? factsOf(background.value, context)?.sizes.at(-1)?.path}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload={context.mode === 'editor' ? 'metadata' : 'none'}
        tabIndex={-1}
        {...scriptTexts({ pause: i18n.t('Pause background video'), play: i18n.t('Play background video') })}
      />
    </div>
  );
}

function PageNav({ context }: { context: RenderContext }) {
  const pages = context.pages.filter((page) => page.inNav !== false);
  if (pages.length < 2) return null;
  return (
    <nav className="nav" aria-label={context.i18n.t('Pages')}>
      <ul>
        {pages.map((page) => (
          <li key={page._id}>
            <a href={page.href} aria-current={page._id === context.pageId ? 'page' : undefined}>
              {page.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A whole page below `<body>`; the same in the static renderer and in the editor's canvas (with `pageCss` beside it). */
export function PageView({ model, wrap }: PageViewProps) {
  const { context, theme } = model;
  const sections = shownSections(model);
  const head = headLength(sections);
  const show = (section: SectionModel) => {
    if (section.slot) return createElement(slotTag, { key: section._id, id: section.slot });
    const view = <SectionView section={section} context={context} />;
    return <Fragment key={section._id}>{wrap ? wrap(section, view) : view}</Fragment>;
  };
  return (
    <div className={`lp l-${theme.layout}`} dir={context.direction} lang={context.locale}>
      <a className="sk" href="#main">
        {context.i18n.t('Skip to content')}
      </a>
      <Backdrop background={model.background ?? theme.background} context={context} />
      <div className="pg">
        <div className="col">
          {head > 0 && (
            <header className="hero">
              <div className="hd">{sections.slice(0, head).map(show)}</div>
            </header>
          )}
          <div className="bd">
            <PageNav context={context} />
            <main className="mn" id="main" tabIndex={-1}>
              {!sections.some((section) => !section.slot && isTopHeading(section)) && (
                <h1 className="vh">{model.title}</h1>
              )}
              {sections.slice(head).map(show)}
            </main>
            {model.showBranding && context.madeWith && (
              <footer className="ft">
                <a href={context.madeWith.href}>{branding(context.madeWith.title)}</a>
              </footer>
            )}
          </div>
        </div>
      </div>
      {model.follow && <FollowPrompt {...model.follow} i18n={context.i18n} />}
      {model.consent && <ConsentBanner {...model.consent} i18n={context.i18n} />}
    </div>
  );
}
