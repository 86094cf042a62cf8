import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, type KeyboardEvent } from 'react';
import { useArrowSteps } from './direction';

interface TabListProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Id of the element that the tabs control. */
  panelId: string;
}

/** Implements the ARIA tabs pattern: one tab stop, with arrow keys between tabs. */
export function TabList<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const arrowSteps = useArrowSteps();
  const currentIndex = tabs.findIndex((tab) => tab.value === value);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    const end = { Home: 0, End: tabs.length - 1 }[event.key];
    const next = step === undefined ? end : (currentIndex + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <Box ref={list} role="tablist" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tabs.map((tab) => (
        <ButtonBase
          key={tab.value}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={onKeyDown}
          sx={tabSx}
        >
          {tab.label}
        </ButtonBase>
      ))}
    </Box>
  );
}

const tabSx = {
  px: 1.25,
  minHeight: 32,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;
