import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type MouseEvent } from 'react';
import { isolated } from '@/ui/isolated';
import { Keys } from '@/ui/Keys';
import type { Choice, Section } from './matchChoices';

interface PaletteListProps {
  id: string;
  choices: readonly Choice[];
  activeId: string | null;
  onPoint: (id: string) => void;
  onChoose: (choice: Choice, isNewTab: boolean) => void;
}

export const optionId = (listId: string, { section, id }: Choice): string =>
  `${listId}-${section}-${id}`.replace(/[^\w-]/g, '_');

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
  scrollMarginBlock: '8px',
} as const;

interface OptionProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  choice: Choice;
  id: string;
  isActive: boolean;
}

function Option({ choice, id, isActive, onPoint, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);

  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={() => !isActive && onPoint(id)}
      onClick={({ ctrlKey, metaKey }: MouseEvent) => onChoose(choice, ctrlKey || metaKey)}
      sx={{ ...rowSx, bgcolor: isActive ? 'action.selected' : 'transparent' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {isolated(choice.label)}
        </Typography>
        {choice.hint && (
          <Typography
            variant="caption"
            component="div"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {isolated(choice.hint)}
          </Typography>
        )}
      </Box>
      {choice.keys && (
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Keys keys={choice.keys} />
        </Box>
      )}
    </Box>
  );
}

const sectionLabels: Readonly<Record<Section, MessageDescriptor>> = {
  Recent: msg`Recent`,
  Screens: msg`Pages`,
  Settings: msg`Settings`,
  Actions: msg`Actions`,
  Clients: msg`Clients`,
  Payments: msg`Payments`,
};

const groupBySection = (choices: readonly Choice[]): [Section, Choice[]][] => {
  const sections = new Map<Section, Choice[]>();
  for (const choice of choices) {
    sections.set(choice.section, [...(sections.get(choice.section) ?? []), choice]);
  }
  return [...sections];
};

/** Lists the options by section. The focus stays in the search field. */
export const PaletteList = ({ id, choices, activeId, onPoint, onChoose }: PaletteListProps) => {
  const { t } = useLingui();
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t`Results`}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 1 }}
    >
      {groupBySection(choices).map(([section, sectionChoices]) => (
        <Box key={section} role="group" aria-labelledby={`${id}-${section}`} sx={{ mb: 1 }}>
          <Typography
            id={`${id}-${section}`}
            variant="caption"
            component="div"
            sx={{ px: 1.25, py: 0.5, color: 'text.secondary', fontWeight: 600 }}
          >
            {t(sectionLabels[section])}
          </Typography>
          {sectionChoices.map((choice) => {
            const rowId = optionId(id, choice);
            return (
              <Option
                key={rowId}
                choice={choice}
                id={rowId}
                isActive={rowId === activeId}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
};
