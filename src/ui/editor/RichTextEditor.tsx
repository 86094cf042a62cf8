import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { contentSx } from '../content/contentSx';
import { contentExtensions } from './extensions';
import type { RichTextEditorProps } from './editorProps';
import { normalizePastedHtml } from './paste/normalizePastedHtml';
import { EditorToolbar } from './toolbar/EditorToolbar';

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
  const { label, html, onChange, variables, pictures, describedBy } = props;
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
      },
      transformPastedHTML: normalizePastedHtml,
      handlePaste: (_view, event) => acceptPicture(event.clipboardData?.files),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && acceptPicture(event.dataTransfer?.files),
    },
  });

  return (
    <Box sx={frameSx}>
      <EditorToolbar {...{ editor, variables, pictures, dropped }} onTaken={() => setDropped(null)} />
      <Box component={EditorContent} editor={editor} sx={editorSx} />
    </Box>
  );
}
