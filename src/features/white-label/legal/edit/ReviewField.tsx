import Box from '@mui/material/Box';
import { errorMessage, fieldErrors } from '@/api/errors';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/legal/edit';
import { useSetLegalReviewDateMutation, type LegalPageRow } from '../legalApi';

/** Edits the due date of the next review of the page. */
export function ReviewField({ page, today }: { page: LegalPageRow; today: string }) {
  const [setReviewDue, { error }] = useSetLegalReviewDateMutation();
  const change = async (day: string) => {
    const result = await setReviewDue({ pathname: page.pathname, reviewDueOn: day || null });
    if (result.data) toast.success(day ? texts.theDayOfTheNextReview : texts.theReviewWasTakenAway);
    else if (!fieldErrors(result.error)['reviewDueOn']) toast.error(errorMessage(result.error));
  };
  return (
    <Box sx={{ maxWidth: 280 }}>
      <TextField
        key={page.reviewDueOn}
        label={texts.lookAtItAgain}
        type="date"
        min={today}
        defaultValue={page.reviewDueOn ?? ''}
        error={fieldErrors(error)['reviewDueOn']}
        hint={texts.theListOfPagesRemindsYou}
        onBlur={({ target }) => {
          if (target.value !== (page.reviewDueOn ?? '')) void change(target.value);
        }}
      />
    </Box>
  );
}
