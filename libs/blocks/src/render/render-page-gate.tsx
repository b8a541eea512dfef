import { behaviourScripts } from '../behaviours.js';
import { gateCss } from '../gate/gate-css.js';
import { GateForm } from '../gate/GateForm.js';
import type { ClosedGate } from '../gate/gate-words.js';
import type { PageModel } from '../kit/types.js';
import { documentHtml } from './render-page.js';

/** What stands before a whole page: its look and its name, and nothing of what it says. */
export function renderPageGate(model: PageModel, gate: ClosedGate): string {
  const { campaignId, pageId, direction, locale, i18n } = model.context;
  const { favicon = null } = model.seo;
  const bare: PageModel = {
    ...model,
    // A gate page is useless in search results.
    seo: { title: model.title, favicon, noIndex: true, canonicalUrl: model.seo.canonicalUrl },
    sections: [],
    beacon: false,
    consent: undefined,
  };
  return documentHtml({
    model: bare,
    behaviours: behaviourScripts(['gate']),
    beacon: null,
    moreCss: gateCss,
    children: (
      <div className={`lp l-${model.theme.layout}`} dir={direction} lang={locale}>
        <div className="pg">
          <main className="dr" id="main">
            <h1>{model.title}</h1>
            <GateForm gate={gate} action={`/g/${campaignId}/${pageId}/page`} name="page" what="page" i18n={i18n} />
          </main>
        </div>
      </div>
    ),
  });
}
