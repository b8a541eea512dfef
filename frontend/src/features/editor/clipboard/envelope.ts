import { t } from '@lingui/core/macro';
import { animationSchema, onOff, sectionAudienceSchema, sectionStyleSchema } from '@linkyard/contracts';
import { parseSection } from '@linkyard/blocks/schema';
import { z } from 'zod';
import { maxSections, type SectionPart } from '../document/document.js';
import { newId } from '../document/new-id.js';
import { dataOf } from '../session/check-section.js';
import { blockLabel } from '../store/block-names.js';

/** What blocks are called on a clipboard that keeps more than text. */
export const blocksMime = 'application/x-page-blocks+json';
/** Grows when what is written can no longer be read by an older editor. */
const version = 1;
/** Characters: more than a full page of text, less than what freezes a window. */
const longest = 4_000_000;

/** A page the copied blocks may lead to, so that a link finds its namesake in another template. */
const pageSchema = z.object({ _id: z.string().max(64), slug: z.string().max(64) });
const sectionSchema = z.object({
  type: z.string().max(64),
  title: z.string().max(160),
  sectionData: z.record(z.string(), z.unknown()),
  style: sectionStyleSchema.default({}),
  animation: animationSchema.default(() => animationSchema.parse({})),
  audience: sectionAudienceSchema.default(() => sectionAudienceSchema.parse({})),
  status: onOff.default(1),
});
const envelopeSchema = z.object({
  content: z.literal('blocks'),
  version: z.int().min(1),
  pages: z.array(pageSchema).max(100).default([]),
  sections: z.array(sectionSchema).min(1).max(maxSections),
});

type PageName = z.infer<typeof pageSchema>;

/** Blocks as text that this and other windows can paste, and that a person can read. */
export function packed(sections: readonly SectionPart[], pages: readonly PageName[]): string {
  const blocks = sections.map(({ type, title, sectionData, style, animation, audience, status }) => ({
    type,
    title,
    sectionData,
    style,
    animation,
    audience,
    status,
  }));
  const names = pages.map(({ _id, slug }) => ({ _id, slug }));
  return JSON.stringify({ content: 'blocks', version, pages: names, sections: blocks }, null, 2);
}

export type Unpacked = { ok: true; sections: SectionPart[]; pages: PageName[] } | { ok: false; message: string };

const refused = (message: string): Unpacked => ({ ok: false, message });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Prose, a picture's address, half a block: all of it is simply not ours.
    return null;
  }
}

/** Blocks out of a text from the clipboard, under new ids; or why not. Everything in it is checked by the blocks themselves. */
export function unpacked(text: string): Unpacked {
  if (text.trim() === '') return refused(t`There is nothing to paste.`);
  if (text.length > longest) return refused(t`This is too much to paste at once.`);
  const raw = dataOf(parsed(text));
  if (raw?.['content'] !== 'blocks') return refused(t`The clipboard holds no blocks of a page.`);
  if (typeof raw['version'] === 'number' && raw['version'] > version) {
    return refused(t`These blocks were copied in a newer version. Reload this page and paste again.`);
  }
  const envelope = envelopeSchema.safeParse(raw);
  if (!envelope.success) return refused(t`The copied blocks are damaged and cannot be pasted.`);
  const sections: SectionPart[] = [];
  for (const { sectionData, ...section } of envelope.data.sections) {
    const checked = parseSection(section.type, sectionData);
    if (!checked.ok && checked.reason === 'unknown_block') {
      return refused(t`A copied block is of a kind that does not exist here.`);
    }
    const data = checked.ok ? dataOf(checked.data) : null;
    if (!data) return refused(t`‘${blockLabel(section.type)}’ cannot be pasted: something in it is not valid.`);
    sections.push({ ...section, _id: newId(), pageId: '', sectionData: data });
  }
  return { ok: true, sections, pages: envelope.data.pages };
}
