import TableIcon from '@mui/icons-material/TableChartOutlined';
import VariableIcon from '@mui/icons-material/DataObject';
import Box from '@mui/material/Box';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import * as texts from '@/texts/ui/editor/toolbar';
import type { EditorPictures, EditorVariable } from '../editorProps';
import type { Picture } from '../pictureNode';
import { LinkTool } from './LinkTool';
import { MenuTool, type MenuChoice } from './MenuTool';
import { PictureTool } from './PictureTool';
import { ToolButton } from './ToolButton';
import { tools } from './tools';
import { useRovingTabIndex } from './useRovingTabIndex';

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
        { label: texts.addRowBelow, onChoose: () => run((chain) => chain.addRowAfter()) },
        { label: texts.addColumnAfter, onChoose: () => run((chain) => chain.addColumnAfter()) },
        { label: texts.deleteRow, onChoose: () => run((chain) => chain.deleteRow()) },
        { label: texts.deleteColumn, onChoose: () => run((chain) => chain.deleteColumn()) },
        { label: texts.deleteTable, onChoose: () => run((chain) => chain.deleteTable()) },
      ]
    : [
        {
          label: texts.addATable,
          hint: texts.threeColumnsWithARow,
          onChoose: () => run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
        },
      ];

type ToolCommand = (chain: ChainedCommands) => ChainedCommands;

export function EditorToolbar({ editor, variables, pictures, dropped, onTaken }: EditorToolbarProps) {
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
    hint: value ?? texts.nothingIsKnownToPut,
    onChoose: () => run((chain) => chain.insertContent(`{{${name}}}`)),
  }));

  return (
    <Box role="toolbar" aria-label={texts.formatting} {...rovingProps} sx={barSx}>
      {tools.map(({ label, shortcut, icon, run: change }, index) => (
        <ToolButton
          key={label}
          {...{ label, shortcut }}
          isOn={on[index]}
          isDisabled={!can[index]}
          onClick={() => run(change)}
        >
          {icon}
        </ToolButton>
      ))}
      <LinkTool editor={editor} isOn={isLink} />
      <MenuTool
        label={texts.table}
        icon={<TableIcon aria-hidden fontSize="small" />}
        choices={tableChoices(isInTable, run)}
      />
      {pictures && <PictureTool {...{ editor, pictures, dropped, chosen, onTaken }} />}
      <MenuTool
        label={texts.insertVariable}
        icon={<VariableIcon aria-hidden fontSize="small" />}
        choices={variableChoices}
      />
    </Box>
  );
}
