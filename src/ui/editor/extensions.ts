import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './linkAddress';
import { pictureNode } from './pictureNode';
import { Subscript, Superscript } from './scriptMarks';
import { TextDirection } from './textDirection';
import { variableMarks } from './variableMarks';

// TipTap writes column widths into `style`, which the Content-Security-Policy blocks.
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { dir } }) => ['table', dir ? { dir } : {}, ['tbody', 0]],
});

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
