import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { contentVariablePattern } from '@contract/content';
import * as texts from '@/texts/ui/editor';

function decorateVariables(doc: Node, knownNames: ReadonlySet<string>): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(contentVariablePattern) ?? []) {
      const from = position + match.index;
      const isKnown = knownNames.has((match[1] ?? '').trim());
      const attributes = { class: isKnown ? 'variable' : texts.variableUnknown };
      marks.push(Decoration.inline(from, from + match[0].length, attributes));
    }
  });
  return DecorationSet.create(doc, marks);
}

/** Highlights variables, with a separate style for unknown ones. */
export const variableMarks = (names: readonly string[]) =>
  Extension.create({
    name: 'variableMarks',
    addProseMirrorPlugins() {
      const knownNames = new Set(names);
      return [
        new Plugin<DecorationSet>({
          state: {
            init: (_config, { doc }) => decorateVariables(doc, knownNames),
            apply: (transaction, marks) =>
              transaction.docChanged ? decorateVariables(transaction.doc, knownNames) : marks,
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
