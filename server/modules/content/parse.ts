import { defaultTreeAdapter, html as htmlNames, Parser, type DefaultTreeAdapterTypes } from 'parse5';
import { removeUnstorable } from '../../lib/plainText';

export type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** HTML that was made to keep whoever reads it busy: each of its tags is held against all that are open. */
export class TooComplex extends Error {}

const deepest = 100;
// As many as the longest text can have: `<br>` is the shortest.
const mostElements = 50_000;
const mostAttributes = 1000;
const atOnce = 1000;

/** The library looks for a neighbour from the first on, where it is nearly always the last. */
const fromTheEnd = {
  insertBefore(parent: Parent, node: Node, neighbour: Node): void {
    parent.childNodes.splice(parent.childNodes.lastIndexOf(neighbour), 0, node);
    node.parentNode = parent;
  },
  insertTextBefore(parent: Parent, text: string, neighbour: Node): void {
    const previous = parent.childNodes[parent.childNodes.lastIndexOf(neighbour) - 1];
    if (previous && defaultTreeAdapter.isTextNode(previous)) previous.value += text;
    else fromTheEnd.insertBefore(parent, defaultTreeAdapter.createTextNode(text), neighbour);
  },
  detachNode(node: Node): void {
    const parent = node.parentNode;
    if (parent) parent.childNodes.splice(parent.childNodes.lastIndexOf(node), 1);
    node.parentNode = null;
  },
};

/** Refuses what no text needs, however long. */
function boundedAdapter() {
  let open = 0;
  let made = 0;
  return {
    ...defaultTreeAdapter,
    ...fromTheEnd,
    onItemPush(): void {
      open += 1;
      made += 1;
      if (open > deepest || made > mostElements) throw new TooComplex();
    },
    onItemPop(): void {
      open -= 1;
    },
  };
}

/** The nodes that a browser makes of it inside of a page's body. Throws TooComplex. */
export function parseHtml(text: string): Node[] {
  const body = defaultTreeAdapter.createElement('body', htmlNames.NS.HTML, []);
  const parser = Parser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(body, {
    treeAdapter: boundedAdapter(),
  });
  const { tokenizer } = parser;
  const html = removeUnstorable(text);
  // Piece by piece, since a tag that never ends is seen only between two of them.
  for (let at = 0; at === 0 || at < html.length; at += atOnce) {
    tokenizer.write(html.slice(at, at + atOnce), at + atOnce >= html.length);
    const token = tokenizer['currentToken'];
    if (token && 'attrs' in token && token.attrs.length > mostAttributes) throw new TooComplex();
  }
  const [root] = parser.document.childNodes;
  return root && defaultTreeAdapter.isElementNode(root) ? root.childNodes : [];
}
