import { describe, expect, it } from '@jest/globals';
import { type MadeChunk, planChunks } from './chunk-plan.js';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], more: Partial<MadeChunk> = {}) => ({
  fileName,
  moduleIds,
  imports,
  isEntry: false,
  facadeModuleId: null,
  ...more,
});
const screen = (fileName: string, id: string, imports: string[]) =>
  chunk(fileName, [id], imports, { facadeModuleId: id });

const signIn = '/frontend/src/features/auth/SignInScreen.tsx';
const leads = '/frontend/src/features/leads/LeadsScreen.tsx';
const links = '/frontend/src/features/my-links/MyLinksScreen.tsx';
const editor = '/frontend/src/features/editor/EditorScreen.tsx';

const plan = planChunks([
  chunk('index.js', ['/frontend/src/main.tsx'], ['react.js'], { isEntry: true }),
  chunk('react.js', ['/node_modules/react/index.js', '/node_modules/redux/index.js']),
  screen('sign-in.js', signIn, ['react.js', 'input.js']),
  screen('leads.js', leads, ['input.js', 'table.js']),
  screen('links.js', links, ['table.js', 'face.js']),
  screen('editor.js', editor, ['canvas.js', 'face.js', 'react.js']),
  chunk('input.js', ['/node_modules/@mantine/core/Input.mjs']),
  chunk('table.js', ['/libs/ui/src/data-table/DataTable.tsx']),
  chunk('face.js', ['/libs/contracts/src/campaigns/view.ts']),
  chunk('canvas.js', ['/libs/blocks/src/page/Page.tsx', '/frontend/src/features/editor/canvas/Canvas.tsx']),
  chunk('dialog.js', ['/frontend/src/features/editor/publish/PublishDialog.tsx'], ['canvas.js']),
]);

describe('the files of the app', () => {
  it.each([
    ['of every visit', '/frontend/src/main.tsx', 'start-app'],
    ['of every visit, of React', '/node_modules/react/index.js', 'start-react'],
    ['of every visit, from another package', '/node_modules/redux/index.js', 'start-vendor'],
    ['of the editor', editor, 'editor-app'],
    ['of its canvas', '/frontend/src/features/editor/canvas/Canvas.tsx', 'editor-app'],
    ['of its blocks', '/libs/blocks/src/page/Page.tsx', 'editor-blocks'],
    ['of two desks', '/libs/ui/src/data-table/DataTable.tsx', 'desk-ui'],
    ['of a desk and the editor', '/libs/contracts/src/campaigns/view.ts', 'desk-editor-contracts'],
    ['of sign-in and a desk', '/node_modules/@mantine/core/Input.mjs', 'entrance-desk-vendor'],
  ])('hold together what is %s', (_what, id, name) => {
    expect(plan.get(id)).toBe(name);
  });
  it.each([
    ['one screen alone', leads],
    ['a dialog alone', '/frontend/src/features/editor/publish/PublishDialog.tsx'],
  ])('leave what %s needs where it is', (_who, id) => {
    expect(plan.has(id)).toBe(false);
  });
});
