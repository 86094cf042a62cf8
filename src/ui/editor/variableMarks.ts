import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import * as texts from '@/texts/ui/editor';

const written = /\{\{([^{}<>]{0,60})\}\}/g;

function marksIn(doc: Node, known: ReadonlySet<string>): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(written) ?? []) {
      const from = position + match.index;
      const isKnown = known.has((match[1] ?? '').trim());
      const attributes = { class: isKnown ? 'variable' : texts.variableUnknown };
      marks.push(Decoration.inline(from, from + match[0].length, attributes));
    }
  });
  return DecorationSet.create(doc, marks);
}

/** Makes variables stand out, those most of all that nobody knows. */
export const variableMarks = (names: readonly string[]) =>
  Extension.create({
    name: 'variableMarks',
    addProseMirrorPlugins() {
      const known = new Set(names);
      return [
        new Plugin<DecorationSet>({
          state: {
            init: (_config, { doc }) => marksIn(doc, known),
            apply: (transaction, marks) => (transaction.docChanged ? marksIn(transaction.doc, known) : marks),
          },
          props: {
            decorations(state) {
              return this.getState(state);
            },
          },
        }),
      ];
    },
  });
