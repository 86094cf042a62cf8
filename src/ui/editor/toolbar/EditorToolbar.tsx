import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import VariableIcon from '@mui/icons-material/DataObject';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useArrowSteps } from '../../direction';
import type { EditorPictures, EditorVariable } from '../editorProps';
import type { Picture } from '../pictureNode';
import { LinkTool } from './LinkTool';
import { PictureTool } from './PictureTool';
import { ToolButton } from './ToolButton';
import { tools } from './tools';

interface MenuChoice {
  label: string;
  hint?: string;
  onChoose: () => void;
}

interface MenuToolProps {
  label: string;
  icon: ReactNode;
  choices: readonly MenuChoice[];
}

const toolSx = {
  minWidth: 32,
  height: 32,
  px: 0.5,
  flexShrink: 0,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;

function MenuTool({ label, icon, choices }: MenuToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lastAnchor = useRef<HTMLElement | null>(null);

  // Restores the focus in an effect, which runs after the closed menu releases its focus trap.
  useEffect(() => {
    if (anchor) return;
    lastAnchor.current?.focus();
    lastAnchor.current = null;
  }, [anchor]);

  const closeMenu = () => {
    lastAnchor.current = anchor;
    setAnchor(null);
  };

  return (
    <>
      <ButtonBase
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={toolSx}
      >
        {icon}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={closeMenu}
        // After a choice, focus returns to the editor instead of the button.
        disableRestoreFocus
      >
        {choices.map(({ label: name, hint, onChoose }, index) => (
          <MenuItem
            key={index}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
          >
            <ListItemText primary={name} secondary={hint} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const buttonsOf = (toolbar: HTMLElement): HTMLElement[] => [...toolbar.querySelectorAll('button')];

/** Makes the toolbar one tab stop. The arrow keys, Home and End move between its buttons. */
function useRovingTabIndex() {
  const toolbar = useRef<HTMLDivElement>(null);
  const activeIndex = useRef(0);
  const arrowSteps = useArrowSteps();

  const updateTabIndexes = (): HTMLElement[] => {
    const buttons = toolbar.current ? buttonsOf(toolbar.current) : [];
    activeIndex.current = Math.min(activeIndex.current, Math.max(buttons.length - 1, 0));
    buttons.forEach((button, index) => (button.tabIndex = index === activeIndex.current ? 0 : -1));
    return buttons;
  };
  // Runs after each render, because the buttons change with the selection in the editor.
  useEffect(() => void updateTabIndexes());

  const focusButton = (index: number) => {
    const { length } = updateTabIndexes();
    activeIndex.current = (index + length) % length;
    updateTabIndexes()[activeIndex.current]?.focus();
  };

  return {
    ref: toolbar,
    onFocus: ({ target }: { target: EventTarget }) => {
      const index = toolbar.current ? buttonsOf(toolbar.current).indexOf(target as HTMLElement) : -1;
      if (index >= 0) activeIndex.current = index;
      updateTabIndexes();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Ignores keys of an open menu, which renders outside the toolbar.
      if (!toolbar.current?.contains(event.target as HTMLElement)) return;
      const step = arrowSteps[event.key];
      const end = { Home: 0, End: -1 }[event.key];
      if (step === undefined && end === undefined) return;
      event.preventDefault();
      focusButton(step === undefined ? (end ?? 0) : activeIndex.current + step);
    },
  };
}

interface EditorToolbarProps {
  editor: Editor;
  variables: readonly EditorVariable[];
  pictures: EditorPictures | undefined;
  dropped: File | null;
  onTaken: () => void;
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  // Sticks below the app bar.
  position: 'sticky',
  top: 56,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderRadius: '4px 4px 0 0',
} as const;

const tableChoices = (isInTable: boolean, run: (change: ToolCommand) => void): MenuChoice[] =>
  isInTable
    ? [
        { label: t`Add row below`, onChoose: () => run((chain) => chain.addRowAfter()) },
        { label: t`Add column after`, onChoose: () => run((chain) => chain.addColumnAfter()) },
        { label: t`Delete row`, onChoose: () => run((chain) => chain.deleteRow()) },
        { label: t`Delete column`, onChoose: () => run((chain) => chain.deleteColumn()) },
        { label: t`Delete table`, onChoose: () => run((chain) => chain.deleteTable()) },
      ]
    : [
        {
          label: t`Insert table`,
          hint: t`Three columns with a header row`,
          onChoose: () => run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
        },
      ];

type ToolCommand = (chain: ChainedCommands) => ChainedCommands;

export function EditorToolbar({ editor, variables, pictures, dropped, onTaken }: EditorToolbarProps) {
  const { t } = useLingui();
  const rovingProps = useRovingTabIndex();
  const { on, can, isLink, isInTable, chosen } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map(({ isOn }) => isOn?.(current)),
      can: tools.map(({ canRun: isPossible }) => isPossible?.(current) ?? true),
      isLink: current.isActive('link'),
      isInTable: current.isActive('table'),
      chosen: current.isActive('picture') ? (current.getAttributes('picture') as Picture) : null,
    }),
  });
  const run = (change: ToolCommand) => void change(editor.chain().focus()).run();
  const variableChoices = variables.map(({ name, label, value }) => ({
    label,
    hint: value ?? t`No value set`,
    onChoose: () => run((chain) => chain.insertContent(`{{${name}}}`)),
  }));

  return (
    <Box role="toolbar" aria-label={t`Formatting`} {...rovingProps} sx={barSx}>
      {tools.map(({ label, shortcut, icon, run: change }, index) => (
        <ToolButton
          key={index}
          label={t(label)}
          shortcut={shortcut && t(shortcut)}
          isOn={on[index]}
          isDisabled={!can[index]}
          onClick={() => run(change)}
        >
          {icon}
        </ToolButton>
      ))}
      <LinkTool editor={editor} isOn={isLink} />
      <MenuTool
        label={t`Table`}
        icon={<TableIcon aria-hidden fontSize="small" />}
        choices={tableChoices(isInTable, run)}
      />
      {pictures && <PictureTool {...{ editor, pictures, dropped, chosen, onTaken }} />}
      <MenuTool
        label={t`Insert variable`}
        icon={<VariableIcon aria-hidden fontSize="small" />}
        choices={variableChoices}
      />
    </Box>
  );
}
