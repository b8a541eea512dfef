import { isSafeLink } from '@linkyard/contracts';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';

/** Each block runs in the direction of its first letter; one that a text was stored with stays. */
const BlockDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: { default: null, parseHTML: (element) => element.getAttribute('dir') } },
    },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const found: Decoration[] = [];
          doc.forEach(({ attrs, nodeSize }, at) => {
            if (attrs['dir'] === null) found.push(Decoration.node(at, at + nodeSize, { dir: 'auto' }));
          });
          return DecorationSet.create(doc, found);
        },
      },
    }),
  ],
});

/** Exactly what the sanitiser's allow-list keeps. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  BlockDirection,
];
