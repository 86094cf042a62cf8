import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, type KeyboardEvent } from 'react';

interface TabListProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The element that the tabs change. */
  panelId: string;
}

const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs as the ARIA practices have them: one stop for Tab, arrows between them. */
export function TabList<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(at, tabs.length);
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
