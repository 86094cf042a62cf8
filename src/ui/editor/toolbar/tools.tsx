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
  icon: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** Undefined if the tool is always available. */
  canRun?: (editor: Editor) => boolean;
}

const iconProps = { fontSize: 'small', 'aria-hidden': true } as const;

const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  label,
  shortcut: `Ctrl+Alt+${level}`,
  icon: `H${level - 1}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

export const tools: readonly Tool[] = [
  {
    label: texts.undo,
    shortcut: texts.ctrlZ,
    icon: <UndoIcon {...iconProps} />,
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    label: texts.redo,
    shortcut: texts.ctrlShiftZ,
    icon: <RedoIcon {...iconProps} />,
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
  heading(2, texts.heading),
  heading(3, texts.smallerHeading),
  heading(4, texts.smallestHeading),
  {
    label: texts.bold,
    shortcut: texts.ctrlB,
    icon: <BoldIcon {...iconProps} />,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: texts.italic,
    shortcut: texts.ctrlI,
    icon: <ItalicIcon {...iconProps} />,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: texts.strikethrough,
    shortcut: texts.ctrlShiftS,
    icon: <StrikethroughIcon {...iconProps} />,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: texts.subscript,
    shortcut: texts.ctrlComma,
    icon: <SubscriptIcon {...iconProps} />,
    run: (chain) => chain.toggleMark('subscript'),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    label: texts.superscript,
    shortcut: texts.ctrlPeriod,
    icon: <SuperscriptIcon {...iconProps} />,
    run: (chain) => chain.toggleMark('superscript'),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    label: texts.bulletedList,
    shortcut: texts.ctrlShift8,
    icon: <BulletsIcon {...iconProps} />,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: texts.numberedList,
    shortcut: texts.ctrlShift7,
    icon: <NumbersIcon {...iconProps} />,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: texts.quote,
    shortcut: texts.ctrlShiftB,
    icon: <QuoteIcon {...iconProps} />,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: texts.lineAcross, icon: <RuleIcon {...iconProps} />, run: (chain) => chain.setHorizontalRule() },
];
