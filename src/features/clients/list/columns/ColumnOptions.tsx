import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { ColumnWord } from '../columnWords';
import { moved } from './columnOrder';
import { ColumnOption } from './ColumnOption';

interface ColumnOptionsProps {
  chosen: readonly ColumnWord[];
  offered: readonly ColumnWord[];
  onChange: (columns: readonly ColumnWord[]) => void;
}

/** The chosen columns in their order, to be moved, and below them the others. */
export function ColumnOptions({ chosen, offered, onChange }: ColumnOptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<string | null>(null);
  const [dragged, setDragged] = useState<ColumnWord | null>(null);
  const others = offered.filter((word) => !chosen.includes(word));

  // A row that moves loses the keyboard's place, and at an end its button is off: the other one takes over.
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-column="${refocus.current}"] button`,
    );
    if (refocus.current && !list.current?.contains(document.activeElement)) {
      [...(buttons ?? [])].find((button) => !button.disabled)?.focus();
    }
    refocus.current = null;
  }, [chosen]);

  const move = (word: ColumnWord, to: number) => {
    refocus.current = word;
    onChange(moved(chosen, word, to));
  };
  const toggle = (word: ColumnWord, isOn: boolean) =>
    onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word));

  return (
    <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chosen.map((word, index) => (
        <ColumnOption
          key={word}
          word={word}
          isOn
          // Without any column the list would say nothing but names.
          isFixed={chosen.length === 1}
          onToggle={(isOn) => toggle(word, isOn)}
          place={{ index, last: chosen.length - 1, onMove: (to) => move(word, to) }}
          drag={{
            isDragged: dragged === word,
            onStart: () => setDragged(word),
            onOver: () => dragged && dragged !== word && onChange(moved(chosen, dragged, index)),
            onEnd: () => setDragged(null),
          }}
        />
      ))}
      {others.map((word) => (
        <ColumnOption key={word} word={word} isOn={false} onToggle={(isOn) => toggle(word, isOn)} />
      ))}
    </Box>
  );
}
