import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/clients/import';
import type { ClientImportDetails } from '../clientImportApi';
import { encodingOptions, isEncoding } from './encodings';
import { FirstRows } from './FirstRows';
import type { RereadFile } from './useRereadFile';

interface EncodingChoiceProps {
  clientImport: ClientImportDetails;
  rereadFile: RereadFile;
}

/**
 * Shows the first rows and the encoding of the file, and uploads the file again when the encoding changes.
 */
export function EncodingChoice({
  clientImport,
  rereadFile: { read, error, isReading },
}: EncodingChoiceProps) {
  const { encoding, isEncodingUncertain } = clientImport;
  return (
    <Stack spacing={2}>
      {isEncodingUncertain && (
        <Notice tone="amber" title={texts.theEncodingIsAGuess}>
          <Typography variant="body2">{texts.chooseAnotherEncodingIf}</Typography>
        </Notice>
      )}
      <Box sx={{ maxWidth: 560 }}>
        <SelectField
          label={texts.encoding}
          hint={isReading ? texts.readingTheFile : undefined}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
          options={encodingOptions}
          value={encoding}
          disabled={isReading}
          onChange={({ target: { value } }) => isEncoding(value) && void read(value)}
        />
      </Box>
      <FirstRows clientImport={clientImport} />
    </Stack>
  );
}
