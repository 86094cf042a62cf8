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

function autoDirections(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, position) => {
    if (blocks.includes(node.type.name) && !node.attrs.dir) {
      decorations.push(Decoration.node(position, position + node.nodeSize, { dir: 'auto' }));
    }
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, decorations);
}

/**
 * Keeps a block's explicit `dir`. Other blocks follow their text in the editor, without a `dir` in the saved
 * HTML.
 */
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
        init: (_config, { doc }) => autoDirections(doc),
        apply: ({ docChanged, doc }, directions) => (docChanged ? autoDirections(doc) : directions),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
