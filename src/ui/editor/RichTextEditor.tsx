import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useImperativeHandle, useMemo, useState } from 'react';
import { directionOf } from '@contract/languages';
import {
  type ClassStyles,
  formatOfElement,
  formatStylesOf,
  formatsWithin,
  parseClassStyles,
  parseDirection,
  type TextFormat,
} from '@contract/textFormats';
import { contentSx } from '../content/contentSx';
import type { RichTextEditorProps } from './editorProps';
import { contentExtensions, toLinkAddress } from './extensions';
import { neutralizeStyles, sheetElement, styleAttribute, styleOf } from './paste/neutralizeStyles';
import { EditorToolbar } from './toolbar/EditorToolbar';

interface ListParagraph {
  /** The list and its numbering, such as `l0 lfo1`. */
  key: string;
  level: number;
  marker: string;
}

interface OpenList extends Omit<ListParagraph, 'marker'> {
  element: HTMLElement;
}

const orderedMarker = /^\(?(?:\d{1,4}|[a-z]|[ivxlcdm]{2,8})[.)]$|^\d{1,4}(?:\.\d{1,4}){0,8}\.?$/i;

/** Removes the bullet or number that Word writes as text, and returns it. */
function takeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll(`[${styleAttribute}]`)].filter((element) =>
    /mso-list:\s*ignore/i.test(styleOf(element)),
  );
  for (const element of markers) element.remove();
  return markers
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

function readListParagraph(element: Element): ListParagraph | null {
  const style =
    element.localName === 'p' && /mso-list:\s*(l\d+)\s+level(\d)\s*([^;]*)/i.exec(styleOf(element));
  if (!style) return null;
  const [, list = '', level, format = ''] = style;
  return { key: `${list} ${format.trim()}`, level: Number(level), marker: takeMarker(element) };
}

function createList(owner: Document, marker: string): HTMLElement {
  const isOrdered = orderedMarker.test(marker);
  const list = owner.createElement(isOrdered ? 'ol' : 'ul');
  const start = isOrdered ? Number(marker.match(/\d+/g)?.at(-1) ?? 1) : 1;
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

/** The open lists of consecutive paragraphs, innermost last. */
class ListRun {
  private readonly openLists: OpenList[] = [];

  add(paragraph: Element, listParagraph: ListParagraph): void {
    const item = paragraph.ownerDocument.createElement('li');
    this.listFor(paragraph, listParagraph).append(item);
    item.append(paragraph);
  }

  /** Appends the paragraph to the last list item, if there is one. */
  extend(paragraph: Element): void {
    this.openLists.at(-1)?.element.lastElementChild?.append(paragraph);
  }

  close(): void {
    this.openLists.length = 0;
  }

  private listFor(paragraph: Element, { key, level, marker }: ListParagraph): HTMLElement {
    while ((this.openLists.at(-1)?.level ?? 0) > level) this.openLists.pop();
    const current = this.openLists.at(-1);
    if (current?.level === level && current.key === key) return current.element;
    if (current?.level === level) this.openLists.pop();
    const element = createList(paragraph.ownerDocument, marker);
    const outerItem = this.openLists.at(-1)?.element.lastElementChild;
    if (outerItem) outerItem.append(element);
    else paragraph.before(element);
    this.openLists.push({ element, level, key });
    return element;
  }
}

const isContinuation = ({ localName, className }: Element): boolean =>
  localName === 'p' && className.startsWith('MsoListParagraphCxSp');

/** Converts paragraphs with Word's list styles to lists. */
function convertWordLists(body: HTMLElement): void {
  const runs = new Map<ParentNode | null, ListRun>();
  for (const element of [...body.querySelectorAll('p, div, table, ul, ol, h1, h2, h3, h4, h5, h6')]) {
    const run = runs.get(element.parentNode) ?? new ListRun();
    runs.set(element.parentNode, run);
    const paragraph = readListParagraph(element);
    if (paragraph) run.add(element, paragraph);
    else if (isContinuation(element)) run.extend(element);
    else run.close();
  }
}

function wrapText(text: Text, formats: ReadonlySet<TextFormat>): void {
  if (text.data.trim() === '') return;
  for (const tag of formats) {
    const wrapper = text.ownerDocument.createElement(tag);
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

/** Converts formats from styles and legacy elements to elements that the editor supports. */
function applyFormats(
  parent: Element,
  sheet: ClassStyles,
  inherited: ReadonlySet<TextFormat> = new Set(),
): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Text) wrapText(child, inherited);
    if (!(child instanceof Element)) continue;
    const { localName } = child;
    const styles = formatStylesOf(sheet, localName, child.getAttribute('class') ?? '', styleOf(child));
    applyFormats(child, sheet, formatsWithin(localName, styles, inherited));
    if (formatOfElement(localName)) child.replaceWith(...child.childNodes);
  }
}

const removedElements = 'title, script, noscript, template, meta, link, base, iframe, object, embed, xml';

function normalizeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = toLinkAddress(link.getAttribute('href') ?? '');
    if (address) link.setAttribute('href', address);
    else link.removeAttribute('href');
  }
}

function applyDirections(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) {
    const direction = parseDirection(styleOf(element));
    if (direction && !element.hasAttribute('dir')) element.setAttribute('dir', direction);
  }
}

/**
 * Converts clipboard HTML to the editor's schema: formats and Word's lists become elements, and links get a
 * scheme. Removes styles, which the Content-Security-Policy blocks.
 */
export function normalizePastedHtml(html: string): string {
  const pastedDocument = new DOMParser().parseFromString(neutralizeStyles(html), 'text/html');
  const { body } = pastedDocument;
  const styleSheets = [...pastedDocument.querySelectorAll(sheetElement)].map(
    ({ textContent }) => textContent,
  );
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  convertWordLists(body);
  applyDirections(body);
  applyFormats(body, parseClassStyles(styleSheets.join('}')));
  normalizeLinks(body);
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) element.removeAttribute(styleAttribute);
  return body.innerHTML;
}

const frameSx = ({ palette }: Theme) => ({
  border: `1px solid ${palette.outline}`,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: palette.primary.main },
});

// Includes the styles that TipTap would inject, because the Content-Security-Policy blocks injected styles.
const editorSx = (theme: Theme) => ({
  ...contentSx(theme),
  '& .ProseMirror': {
    ...contentSx(theme),
    px: 2.5,
    py: 2,
    minHeight: 320,
    outline: 0,
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    // Tables that are too wide scroll horizontally instead of breaking words.
    overflowX: 'auto',
    '& th p, & td p': { my: 0, overflowWrap: 'break-word' },
  },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.palette.primary.main}` },
  '& .selectedCell': { bgcolor: theme.palette.tones.primary.soft },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'relative' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block', borderTop: '1px solid' },
  '& .variable': {
    bgcolor: theme.palette.tones.blue.soft,
    color: theme.palette.tones.blue.text,
    borderRadius: '4px',
  },
  '& .variable.unknown': { bgcolor: theme.palette.tones.red.soft, color: theme.palette.tones.red.text },
});

const findPicture = (files: FileList | undefined): File | null =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;

/** Edits HTML. `html` is only the initial value. Pass another `key` to load other HTML. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, html, onChange, variables, pictures, describedBy, isInvalid, lang, ref } = props;
  const [dropped, setDropped] = useState<File | null>(null);
  const pictureUrl = pictures?.urlOf;
  const extensions = useMemo(
    () => contentExtensions({ variableNames: variables.map(({ name }) => name), pictureUrl }),
    [variables, pictureUrl],
  );
  const acceptPicture = (files: FileList | undefined): boolean => {
    const file = pictures ? findPicture(files) : null;
    if (file) setDropped(file);
    return file !== null;
  };
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    onUpdate: ({ editor: updated }) => onChange(updated.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        ...(lang ? { lang, dir: directionOf(lang) } : {}),
      },
      transformPastedHTML: normalizePastedHtml,
      handlePaste: (_view, event) => acceptPicture(event.clipboardData?.files),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && acceptPicture(event.dataTransfer?.files),
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => editor?.commands.focus() }), [editor]);

  return (
    <Box sx={frameSx}>
      <EditorToolbar {...{ editor, variables, pictures, dropped }} onTaken={() => setDropped(null)} />
      <Box component={EditorContent} editor={editor} sx={editorSx} />
    </Box>
  );
}
