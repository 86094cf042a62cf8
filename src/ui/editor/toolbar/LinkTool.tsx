import LinkIcon from '@mui/icons-material/Link';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import * as texts from '@/texts/ui/editor/toolbar';
import { Button } from '../../Button';
import { TextField } from '../../TextField';
import { toLinkAddress } from '../linkAddress';
import { ToolButton } from './ToolButton';

/** Adds a link to the selection, or edits the link at the cursor. */
export function LinkTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={texts.link} isOn={isOn} onClick={() => setOpen(true)}>
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
  const titleId = useId();
  const initialHref = currentHref(editor);
  const [input, setInput] = useState(initialHref);
  const [error, setError] = useState('');
  const chain = () => editor.chain().focus().extendMarkRange('link');

  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = toLinkAddress(input);
    if (!href) {
      return setError(
        'Type an address such as https://example.com, hello@example.com or /guides/first-steps.',
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={titleId}>{initialHref ? texts.changeTheLink : texts.addALink}</DialogTitle>
        <DialogContent>
          <TextField
            label={texts.whereItLeads}
            value={input}
            onChange={({ target }) => setInput(target.value)}
            error={error}
            hint={texts.aWebsiteAnEmailAddress}
            inputMode="url"
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          {initialHref && (
            <Button
              color="red"
              variant="text"
              onClick={() => {
                chain().unsetLink().run();
                onClose();
              }}
            >
              {texts.removeLink}
            </Button>
          )}
          <Button color="gray" variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.saveLink}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
