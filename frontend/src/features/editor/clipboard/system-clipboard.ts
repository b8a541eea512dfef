import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import type { EditorSession } from '../session/open-session.js';
import { deleteCut, noteCopied, pasteText, selectedText } from './clipboard-commands.js';

/** What was copied last in this window, for where the browser keeps its clipboard from us. */
let lastCopied = '';

export function remember(text: string) {
  lastCopied = text;
}

/** By a button: the keys go the browser's own way. @returns whether it is on the clipboard */
export async function copyByButton(session: EditorSession): Promise<boolean> {
  const text = selectedText(session);
  if (text === null) return false;
  remember(text);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Not allowed, or no secure address: what was copied is still at hand in this window.
  }
  noteCopied(session);
  return true;
}

export async function cutByButton(session: EditorSession) {
  if (await copyByButton(session)) deleteCut(session);
}

export async function pasteByButton(session: EditorSession) {
  const text = await readable();
  if (text === '') toast.error(t`Nothing was copied in this window. Press Ctrl/⌘ V to paste from elsewhere.`);
  else pasteText(session, text);
}

async function readable(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return lastCopied;
  }
}
