import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import StrikethroughIcon from '@mui/icons-material/StrikethroughS';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { BulletedListIcon, NumberedListIcon, RedoIcon, UndoIcon } from '../../directionalIcons';

export interface Tool {
  label: MessageDescriptor;
  shortcut?: MessageDescriptor;
  icon: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** Undefined if the tool is always available. */
  canRun?: (editor: Editor) => boolean;
}

const iconProps = { fontSize: 'small', 'aria-hidden': true } as const;

const heading = (level: 2 | 3 | 4, label: MessageDescriptor): Tool => ({
  label,
  shortcut: msg`Ctrl+Alt+${level}`,
  icon: `H${level - 1}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

export const tools: readonly Tool[] = [
  {
    label: msg`Undo`,
    shortcut: msg`Ctrl+Z`,
    icon: <UndoIcon {...iconProps} />,
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    label: msg`Redo`,
    shortcut: msg`Ctrl+Shift+Z`,
    icon: <RedoIcon {...iconProps} />,
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
  heading(2, msg`Heading`),
  heading(3, msg`Subheading`),
  heading(4, msg`Minor heading`),
  {
    label: msg`Bold`,
    shortcut: msg`Ctrl+B`,
    icon: <BoldIcon {...iconProps} />,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: msg`Italic`,
    shortcut: msg`Ctrl+I`,
    icon: <ItalicIcon {...iconProps} />,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: msg`Strikethrough`,
    shortcut: msg`Ctrl+Shift+S`,
    icon: <StrikethroughIcon {...iconProps} />,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: msg`Subscript`,
    shortcut: msg`Ctrl+,`,
    icon: <SubscriptIcon {...iconProps} />,
    run: (chain) => chain.toggleMark('subscript'),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    label: msg`Superscript`,
    shortcut: msg`Ctrl+.`,
    icon: <SuperscriptIcon {...iconProps} />,
    run: (chain) => chain.toggleMark('superscript'),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    label: msg`Bulleted list`,
    shortcut: msg`Ctrl+Shift+8`,
    icon: <BulletedListIcon {...iconProps} />,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: msg`Numbered list`,
    shortcut: msg`Ctrl+Shift+7`,
    icon: <NumberedListIcon {...iconProps} />,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: msg`Block quote`,
    shortcut: msg`Ctrl+Shift+B`,
    icon: <QuoteIcon {...iconProps} />,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: msg`Horizontal line`,
    icon: <RuleIcon {...iconProps} />,
    run: (chain) => chain.setHorizontalRule(),
  },
];
