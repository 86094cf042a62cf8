import { Mark } from '@tiptap/core';

// TipTap does not publish its own marks for the version that the console uses.
const scriptMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', shortcut: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const Subscript = scriptMark('subscript', 'sub', 'Mod-,');

export const Superscript = scriptMark('superscript', 'sup', 'Mod-.');
