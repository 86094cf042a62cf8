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

/** Makes a link of what is chosen, or changes the one that the cursor is in. */
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

const attributeOf = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const titleId = useId();
  const before = attributeOf(editor);
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState('');
  const chain = () => editor.chain().focus().extendMarkRange('link');

  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = toLinkAddress(typed);
    if (!href) {
      return setError(
        'Type an address such as https://example.com, hello@example.com or /guides/first-steps.',
      );
    }
    if (editor.state.selection.empty && !before) {
      chain()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain().setLink({ href }).run();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={titleId}>{before ? texts.changeTheLink : texts.addALink}</DialogTitle>
        <DialogContent>
          <TextField
            label={texts.whereItLeads}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error}
            hint={texts.aWebsiteAnEmailAddress}
            inputMode="url"
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          {before && (
            <Button
              colour="red"
              variant="text"
              onClick={() => {
                chain().unsetLink().run();
                onClose();
              }}
            >
              {texts.removeLink}
            </Button>
          )}
          <Button colour="gray" variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.saveLink}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
