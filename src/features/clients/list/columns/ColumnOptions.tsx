import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ColumnWord } from '../columnWords';
import { moved } from './columnOrder';
import { ColumnOption } from './ColumnOption';
import { useKeptFocus } from './useKeptFocus';

interface ColumnOptionsProps {
  chosen: readonly ColumnWord[];
  offered: readonly ColumnWord[];
  onChange: (columns: readonly ColumnWord[]) => void;
}

/** The chosen columns in their order, to be moved, and below them the others. */
export function ColumnOptions({ chosen, offered, onChange }: ColumnOptionsProps) {
  const { ref, keepFocus } = useKeptFocus(chosen.join());
  const [dragged, setDragged] = useState<ColumnWord | null>(null);
  const others = offered.filter((word) => !chosen.includes(word));

  const move = (word: ColumnWord, to: number) => {
    keepFocus(word);
    onChange(moved(chosen, word, to));
  };
  const toggle = (word: ColumnWord, isOn: boolean) => {
    keepFocus(word);
    onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word));
  };

  return (
    <Box component="ul" ref={ref} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
