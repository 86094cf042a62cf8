import Box from '@mui/material/Box';
import { useState } from 'react';
import { moved } from './columnOrder';
import { ColumnOption } from './ColumnOption';
import { useKeptFocus } from './useKeptFocus';

interface ColumnOptionsProps<Word extends string> {
  chosen: readonly Word[];
  offered: readonly Word[];
  labelOf: (word: Word) => string;
  onChange: (columns: readonly Word[]) => void;
}

/** The chosen columns in their order, to be moved, and below them the others. */
export function ColumnOptions<Word extends string>(props: ColumnOptionsProps<Word>) {
  const { chosen, offered, labelOf, onChange } = props;
  const { ref, keepFocus } = useKeptFocus(chosen.join());
  const [dragged, setDragged] = useState<Word | null>(null);
  const others = offered.filter((word) => !chosen.includes(word));

  const move = (word: Word, to: number) => {
    keepFocus(word);
    onChange(moved(chosen, word, to));
  };
  const toggle = (word: Word, isOn: boolean) => {
    keepFocus(word);
    onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word));
  };

  return (
    <Box component="ul" ref={ref} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chosen.map((word, index) => (
        <ColumnOption
          key={word}
          word={word}
          label={labelOf(word)}
          isOn
          // A list without any column would say nothing.
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
        <ColumnOption
          key={word}
          word={word}
          label={labelOf(word)}
          isOn={false}
          onToggle={(isOn) => toggle(word, isOn)}
        />
      ))}
    </Box>
  );
}
