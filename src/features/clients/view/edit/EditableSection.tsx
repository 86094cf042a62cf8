import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/clients/view/edit';
import type { TextField } from '../../fieldDefinitions';
import { useClientEditing } from './clientEditing';
import { SectionForm } from './SectionForm';

interface EditableSectionProps {
  title: string;
  fields: readonly TextField[];
  /** Shown while the section is not edited. */
  children: ReactNode;
}

export function EditableSection({ title, fields, children }: EditableSectionProps) {
  const { opened, open, close } = useClientEditing();
  const [wasEdited, setWasEdited] = useState(false);
  const base = opened[title];
  const closeSection = () => {
    setWasEdited(true);
    close(title);
  };

  return (
    <Panel
      title={title}
      actions={
        !base && (
          <Button
            size={1}
            color="gray"
            variant="soft"
            // Returns the keyboard focus to the Edit button after editing.
            autoFocus={wasEdited}
            aria-label={texts.edit(inSentence(title))}
            onClick={() => open(title)}
          >
            {texts.edit2}
          </Button>
        )
      }
    >
      {base ? <SectionForm title={title} fields={fields} base={base} onClose={closeSection} /> : children}
    </Panel>
  );
}
