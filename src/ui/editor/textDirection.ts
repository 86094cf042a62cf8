import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const blocks = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableHeader',
  'tableCell',
];

function automaticDirections(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (blocks.includes(node.type.name) && !node.attrs.dir) {
      found.push(Decoration.node(position, position + node.nodeSize, { dir: 'auto' }));
    }
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}

/** Keeps a direction that a block was given. Every other block takes its text's, which is not written into the HTML. */
export const TextDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) =>
            /^(rtl|ltr)$/.exec((element.getAttribute('dir') ?? '').toLowerCase())?.[0] ?? null,
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => automaticDirections(doc),
        apply: ({ docChanged, doc }, directions) => (docChanged ? automaticDirections(doc) : directions),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
