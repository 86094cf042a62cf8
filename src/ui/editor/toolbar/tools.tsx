import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

export interface Tool {
  label: string;
  shortcut?: string;
  face: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** Left out for what can always be tried. */
  isPossible?: (editor: Editor) => boolean;
}

const icon = { fontSize: 'small', 'aria-hidden': true } as const;

const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  shortcut: `Ctrl+Alt+${level}`,
  face: `H${level - 1}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** In the order in which they stand. */
export const tools: readonly Tool[] = [
  {
    label: 'Undo',
    shortcut: 'Ctrl+Z',
    face: <UndoIcon {...icon} />,
    run: (chain) => chain.undo(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    shortcut: 'Ctrl+Shift+Z',
    face: <RedoIcon {...icon} />,
    run: (chain) => chain.redo(),
    isPossible: (editor) => editor.can().redo(),
  },
  heading(2, 'Heading'),
  heading(3, 'Smaller heading'),
  heading(4, 'Smallest heading'),
  {
    label: 'Bold',
    shortcut: 'Ctrl+B',
    face: <BoldIcon {...icon} />,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    shortcut: 'Ctrl+I',
    face: <ItalicIcon {...icon} />,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Bulleted list',
    shortcut: 'Ctrl+Shift+8',
    face: <BulletsIcon {...icon} />,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    shortcut: 'Ctrl+Shift+7',
    face: <NumbersIcon {...icon} />,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    shortcut: 'Ctrl+Shift+B',
    face: <QuoteIcon {...icon} />,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Line across', face: <RuleIcon {...icon} />, run: (chain) => chain.setHorizontalRule() },
];
