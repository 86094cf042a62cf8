import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import RedoIcon from '@mui/icons-material/Redo';
import StrikethroughIcon from '@mui/icons-material/StrikethroughS';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import UndoIcon from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import * as texts from '@/texts/ui/editor/toolbar';

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
    label: texts.undo,
    shortcut: texts.ctrlZ,
    face: <UndoIcon {...icon} />,
    run: (chain) => chain.undo(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: texts.redo,
    shortcut: texts.ctrlShiftZ,
    face: <RedoIcon {...icon} />,
    run: (chain) => chain.redo(),
    isPossible: (editor) => editor.can().redo(),
  },
  heading(2, texts.heading),
  heading(3, texts.smallerHeading),
  heading(4, texts.smallestHeading),
  {
    label: texts.bold,
    shortcut: texts.ctrlB,
    face: <BoldIcon {...icon} />,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: texts.italic,
    shortcut: texts.ctrlI,
    face: <ItalicIcon {...icon} />,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: texts.strikethrough,
    shortcut: texts.ctrlShiftS,
    face: <StrikethroughIcon {...icon} />,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: texts.subscript,
    shortcut: texts.ctrlComma,
    face: <SubscriptIcon {...icon} />,
    run: (chain) => chain.toggleMark('subscript'),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    label: texts.superscript,
    shortcut: texts.ctrlPeriod,
    face: <SuperscriptIcon {...icon} />,
    run: (chain) => chain.toggleMark('superscript'),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    label: texts.bulletedList,
    shortcut: texts.ctrlShift8,
    face: <BulletsIcon {...icon} />,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: texts.numberedList,
    shortcut: texts.ctrlShift7,
    face: <NumbersIcon {...icon} />,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: texts.quote,
    shortcut: texts.ctrlShiftB,
    face: <QuoteIcon {...icon} />,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: texts.lineAcross, face: <RuleIcon {...icon} />, run: (chain) => chain.setHorizontalRule() },
];
