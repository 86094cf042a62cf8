import { Extension, type Extensions, Mark } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { contentVariablePattern, safeHref, withScheme } from '@contract/content';
import { pictureNode } from './pictureNode';

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
    // An empty block inherits the direction of the text's language.
    const isEmpty = node.isTextblock && node.content.size === 0;
    if (blocks.includes(node.type.name) && !node.attrs.dir && !isEmpty) {
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
const TextDirection = Extension.create({
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

function decorateVariables(doc: Node, knownNames: ReadonlySet<string>): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(contentVariablePattern) ?? []) {
      const from = position + match.index;
      const isKnown = knownNames.has((match[1] ?? '').trim());
      const attributes = { class: isKnown ? 'variable' : 'variable unknown' };
      marks.push(Decoration.inline(from, from + match[0].length, attributes));
    }
  });
  return DecorationSet.create(doc, marks);
}

/** Highlights variables, with a separate style for unknown ones. */
const variableMarks = (names: readonly string[]) =>
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

// TipTap does not publish its own marks for the version that the console uses.
const scriptMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', shortcut: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });

const Subscript = scriptMark('subscript', 'sub', 'Mod-,');

const Superscript = scriptMark('superscript', 'sup', 'Mod-.');

// TipTap writes column widths into `style`, which the Content-Security-Policy blocks.
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { dir } }) => ['table', dir ? { dir } : {}, ['tbody', 0]],
});

/** Returns whether the API accepts the link address as it is. */
const isLinkAddress = (address: string): boolean =>
  withScheme(address) === address && safeHref(address) !== null;

/**
 * Returns the input as a link address, with a scheme added if it is missing. Returns null if the address is
 * invalid.
 */
export function toLinkAddress(input: string): string | null {
  const address = withScheme(input.trim());
  return isLinkAddress(address) ? address : null;
}

export interface EditorContentOptions {
  variableNames: readonly string[];
  /** Undefined if the content cannot contain pictures. */
  pictureUrl?: (src: string) => string | null;
}

/** Returns the extensions for all supported content. The editor drops other pasted markup. */
export const contentExtensions = ({ variableNames, pictureUrl }: EditorContentOptions): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Subscript,
  Superscript,
  TextDirection,
  variableMarks(variableNames),
  ...(pictureUrl ? [pictureNode(pictureUrl)] : []),
];
