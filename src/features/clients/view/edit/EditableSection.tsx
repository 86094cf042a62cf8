import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/clients/view/edit';
import { useClientEditing } from './clientEditing';
import type { TextField } from './editableFields';
import { SectionForm } from './SectionForm';

interface EditableSectionProps {
  title: string;
  fields: readonly TextField[];
  /** How the section reads while nobody edits it. */
  children: ReactNode;
}

/** A part of a client that is edited where it stands. */
export function EditableSection({ title, fields, children }: EditableSectionProps) {
  const { opened, open, close } = useClientEditing();
  const [wasOpen, setWasOpen] = useState(false);
  const base = opened[title];
  const finish = () => {
    setWasOpen(true);
    close(title);
  };

  return (
    <Panel
      title={title}
      actions={
        !base && (
          <Button
            size={1}
            colour="gray"
            variant="soft"
            // The keyboard goes on from where it began.
            autoFocus={wasOpen}
            aria-label={texts.edit(inSentence(title))}
            onClick={() => open(title)}
          >
            {texts.edit2}
          </Button>
        )
      }
    >
      {base ? <SectionForm title={title} fields={fields} base={base} onClose={finish} /> : children}
    </Panel>
  );
}
