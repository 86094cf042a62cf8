import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './linkAddress';
import { pictureNode } from './pictureNode';
import { Subscript, Superscript } from './scriptMarks';
import { TextDirection } from './textDirection';
import { variableMarks } from './variableMarks';

// The library writes widths into a style, which the page's policy refuses and nobody needs.
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { dir } }) => ['table', dir ? { dir } : {}, ['tbody', 0]],
});

export interface EditorContentRules {
  variableNames: readonly string[];
  /** Undefined where there can be no pictures. */
  pictureUrl?: (src: string) => string | null;
}

/** What a text can have: what is pasted beside it is left out. */
export const contentExtensions = ({ variableNames, pictureUrl }: EditorContentRules): Extensions => [
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
