import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/white-label/content';
import type { DraftState } from './draft/draftStore';
import { SaveState } from './draft/SaveState';
import type { ContentTask } from './useContentTask';

interface EditorHeaderProps {
  title: string;
  state: DraftState;
  canPublish: boolean;
  moreActions: readonly MenuAction[];
  onOpen: (task: ContentTask) => void;
  children: ReactNode;
}

export function EditorHeader({ title, state, canPublish, moreActions, onOpen, children }: EditorHeaderProps) {
  return (
    <PageHeader
      title={title}
      actions={
        <>
          <ActionMenu label={texts.more} isLabelShown actions={moreActions} />
          <Button color="gray" variant="soft" onClick={() => onOpen('preview')}>
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
