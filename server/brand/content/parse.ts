import { defaultTreeAdapter, html as htmlNames, Parser, type DefaultTreeAdapterTypes } from 'parse5';
import { removeUnstorable } from '../../../contract/text';

export type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/**
 * Thrown for HTML with too many elements, levels or attributes. Such HTML is slow to parse, because the
 * parser can compare a tag with all open elements, and an attribute with all others of its tag.
 */
export class HtmlTooComplexError extends Error {}

const maxDepth = 100;
// No sanitized text of the maximum length has more elements, because each element takes at least four
// characters.
const maxElements = 50_000;
const maxAttributes = 1000;
const chunkLength = 1000;

/** Searches for a sibling from the end, where it nearly always is. parse5 searches from the start. */
const lastSiblingAdapter = {
  insertBefore(parent: Parent, node: Node, sibling: Node): void {
    parent.childNodes.splice(parent.childNodes.lastIndexOf(sibling), 0, node);
    node.parentNode = parent;
  },
  insertTextBefore(parent: Parent, text: string, sibling: Node): void {
    const previous = parent.childNodes[parent.childNodes.lastIndexOf(sibling) - 1];
    if (previous && defaultTreeAdapter.isTextNode(previous)) previous.value += text;
    else lastSiblingAdapter.insertBefore(parent, defaultTreeAdapter.createTextNode(text), sibling);
  },
  detachNode(node: Node): void {
    const parent = node.parentNode;
    if (parent) parent.childNodes.splice(parent.childNodes.lastIndexOf(node), 1);
    node.parentNode = null;
  },
};

/** Returns a tree adapter that limits the number and the depth of elements. */
function createLimitedAdapter() {
  let open = 0;
  let created = 0;
  return {
    ...defaultTreeAdapter,
    ...lastSiblingAdapter,
    onItemPush(): void {
      open += 1;
      created += 1;
      if (open > maxDepth || created > maxElements) throw new HtmlTooComplexError();
    },
    onItemPop(): void {
      open -= 1;
    },
  };
}

/** Returns the nodes that a browser creates in the body of a page. Throws `HtmlTooComplexError`. */
export function parseHtml(text: string): Node[] {
  const body = defaultTreeAdapter.createElement('body', htmlNames.NS.HTML, []);
  const parser = Parser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(body, {
    treeAdapter: createLimitedAdapter(),
  });
  const { tokenizer } = parser;
  const html = removeUnstorable(text);
  // The text is written in chunks, because the attributes of an unclosed tag can be counted only between two
  // chunks.
  for (let offset = 0; offset === 0 || offset < html.length; offset += chunkLength) {
    tokenizer.write(html.slice(offset, offset + chunkLength), offset + chunkLength >= html.length);
    const token = tokenizer['currentToken'];
    if (token && 'attrs' in token && token.attrs.length > maxAttributes) throw new HtmlTooComplexError();
  }
  const [root] = parser.document.childNodes;
  return root && defaultTreeAdapter.isElementNode(root) ? root.childNodes : [];
}
