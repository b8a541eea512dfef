import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Binary } from 'mongodb';
import { renderPageGate, renderPage, renderParts, type ClosedGate, type PageModel } from '@linkyard/blocks/render';
import { sectionGateSchema, type PageParts } from '@linkyard/contracts';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import type { RenderedPageDocument } from './rendered-page.schema.js';
import type { PlacedSection } from './placed-sections.js';

/** Over this only the gzip is stored, and readers decompress it. */
const rawMaxBytes = 256 * 1024;
const nothing = () => new Binary(Buffer.alloc(0));

type Locked = Pick<CampaignDocument, 'visibility' | 'minAge' | 'redirectUrl'>;
type Packed = Pick<RenderedPageDocument, 'etag' | 'bytes' | 'raw' | 'gzip' | 'br' | 'parts' | 'gates'>;

/** What a whole page asks for before it opens; null for one that is open. @source models.md 2 "visibility" */
export function lockOf({ visibility, minAge }: Pick<Locked, 'visibility' | 'minAge'>): ClosedGate | null {
  const gate = sectionGateSchema.parse(
    visibility === 'password'
      ? { type: 'password' }
      : visibility === 'age'
        ? { type: 'age', value: minAge ?? 18 }
        : { type: 'none' },
  );
  return gate.type === 'none' ? null : gate;
}

/** The page as it is stored: whole where all visitors see the same, else in parts. */
export async function packed(model: PageModel, campaign: Locked, sections: readonly PlacedSection[]): Promise<Packed> {
  const lock = lockOf(campaign);
  if (!lock && sections.every(({ slot }) => slot === undefined)) return packedWhole(renderPage(model).html);
  const apart = new Map(sections.map((shown) => [shown.section._id, shown]));
  const gateOf = (id: string): ClosedGate | null => {
    const gate = apart.get(id)?.audience.gate;
    return gate && gate.type !== 'none' ? gate : null;
  };
  const { pieces, fragments } = renderParts(model, ({ _id }) => gateOf(_id));
  const parts: PageParts = {
    pieces,
    fragments: fragments.flatMap(({ slot, sectionId, html, door }) => {
      const shown = apart.get(sectionId);
      if (!shown) return [];
      const { visibleFrom, visibleUntil, rules } = shown.audience;
      return [{ slot, visibleFrom, visibleUntil, rules, html, door }];
    }),
    lock: lock && { door: renderPageGate(model, lock), redirectTo: campaign.redirectUrl },
  };
  const gates = fragments.flatMap(({ slot, sectionId }) => {
    const gate = gateOf(sectionId);
    return gate ? [{ slot, sectionId, title: apart.get(sectionId)?.section.title ?? '', gate }] : [];
  });
  return { ...(await packedParts(parts)), gates };
}

const etagOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 24);

async function packedWhole(html: string): Promise<Packed> {
  const body = Buffer.from(html);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ]);
  const raw = body.length > rawMaxBytes ? null : new Binary(body);
  return { etag: etagOf(body), bytes: body.length, raw, gzip: new Binary(gzipped), br: new Binary(br) };
}

async function packedParts(parts: PageParts): Promise<Packed> {
  const body = Buffer.from(JSON.stringify(parts));
  const held = new Binary(await promisify(gzip)(body, { level: 9 }));
  return { etag: etagOf(body), bytes: body.length, raw: null, gzip: nothing(), br: nothing(), parts: held };
}
