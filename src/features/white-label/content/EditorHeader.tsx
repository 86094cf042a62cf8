import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/white-label/content';
import type { DraftState } from './draft/draftKeeper';
import { SaveState } from './draft/SaveState';
import type { ContentTask } from './useTask';

interface EditorHeaderProps {
  title: string;
  state: DraftState;
  canPublish: boolean;
  more: readonly MenuAction[];
  onOpen: (task: ContentTask) => void;
  children: ReactNode;
}

/** What the text is called, how it stands, and what can be done with it. */
export function EditorHeader({ title, state, canPublish, more, onOpen, children }: EditorHeaderProps) {
  return (
    <PageHeader
      title={title}
      actions={
        <>
          <ActionMenu label={texts.more} isLabelShown actions={more} />
          <Button colour="gray" variant="soft" onClick={() => onOpen('preview')}>
            {texts.preview}
          </Button>
          <Button onClick={() => onOpen('publish')} disabled={!canPublish}>
            {texts.publish}
          </Button>
        </>
      }
    >
      {children}
      <SaveState state={state} />
    </PageHeader>
  );
}
