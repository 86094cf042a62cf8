import { useLingui } from '@lingui/react/macro';
import LinkIcon from '@mui/icons-material/Link';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../Button';
import { Dialog } from '../../Dialog';
import { TextField } from '../../TextField';
import { toLinkAddress } from '../extensions';
import { ToolButton } from './ToolButton';

/** Adds a link to the selection, or edits the link at the cursor. */
export function LinkTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={t`Link`} isOn={isOn} onClick={() => setOpen(true)}>
        <LinkIcon aria-hidden fontSize="small" />
      </ToolButton>
      {isOpen && <LinkDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}

const currentHref = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const initialHref = currentHref(editor);
  const [input, setInput] = useState(initialHref);
  const [error, setError] = useState('');
  const chain = () => editor.chain().focus().extendMarkRange('link');

  const save = () => {
    const href = toLinkAddress(input);
    if (!href) {
      return setError(
        t`Enter an address, such as https://example.com, hello@example.com or /guides/first-steps.`,
      );
    }
    if (editor.state.selection.empty && !initialHref) {
      chain()
        .insertContent({ type: 'text', text: input.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain().setLink({ href }).run();
    onClose();
  };

  return (
    <Dialog
      title={initialHref ? t`Edit link` : t`Add link`}
      size="xs"
      isForm
      actions={
        initialHref && (
          <Button
            color="red"
            variant="text"
            onClick={() => {
              chain().unsetLink().run();
              onClose();
            }}
          >
            {t`Remove link`}
          </Button>
        )
      }
      submitLabel={t`Save link`}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Address`}
        value={input}
        onChange={({ target }) => setInput(target.value)}
        error={error}
        hint={t`A web address, an email address or a page of your client dashboard, such as /plans.`}
        inputMode="url"
        autoFocus
      />
    </Dialog>
  );
}
