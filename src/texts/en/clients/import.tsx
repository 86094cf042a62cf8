import { formatCount } from '@/texts/grammar';

export const whyItWasRefused = 'Why it was refused';
export const downloadTheRefusedRows = 'Download the refused rows';
export const readingTheRefusedRows = 'Reading the refused rows';

export const importing = 'Importing';
export const ofClientAddedOrUpdatedAdded = (done: string, due: number, updateRows: number) =>
  `${done} of ${formatCount(due, 'client')} ${updateRows > 0 ? 'added or updated' : 'added'}`;
export const youCanLeaveThisPage =
  'You can leave this page; the import goes on, and this address shows how far it is.';
export const stopTheImport = 'Stop the import';
export const client = (importedRows: number) => formatCount(importedRows, 'client');
export const addedUpdated = (clients: string, updatedRows: string) =>
  `${clients} added, ${updatedRows} updated`;
export const unchanged = (unchangedRows: string) => `, ${unchangedRows} unchanged`;
export const added = (clients: string) => `${clients} added`;
export const stoppedAfter = (added: string) => `Stopped after ${added}`;
export const failedAfter = (added: string) => `Failed after ${added}`;
export const theImportCouldNotGo = 'The import could not go on. What was done stays.';
export const whatWasDoneStaysTheOther = 'What was done stays; the other rows were left.';
export const rowLeftOutForTheReasons = (refusedRows: number) =>
  `${formatCount(refusedRows, 'row')} left out, for the reasons in the file below.`;
export const noRowWasLeftOut = 'No row was left out.';
export const seeTheClients = 'See the clients';
export const importAnotherFile = 'Import another file';

export const upload = 'Upload';
export const mapColumns = 'Map columns';
export const check = 'Check';
export const importIt = 'Import';

export const addEveryRowAsANew = 'Add every row as a new client';
export const updateClientsWithTheSameEmail = 'Update clients with the same email address, add the others';
export const updateClientsWithTheSameId =
  'Update clients with the same id in your old system, add the others';

export const status = 'Status';
export const plan = 'Plan';
export const clientSince = 'Client since';
export const chooseTheColumn = (missing: string) => `Choose the column for ${missing}.`;
export const isChosenForTwoColumnsLeave = (clientField: string) =>
  `${clientField} is chosen for two columns. Leave one of them out.`;

export const row = 'Row';
export const whyNot = 'Why not';

export const changeTheColumns = 'Change the columns';
export const chooseAnotherFile = 'Choose another file';
export const refusedRows = 'Refused rows';
export const rowsThatUpdateAClient = 'Rows that update a client';
export const skippedRows = 'Skipped rows';
export const rowIsSkipped = (skippedRows: number) =>
  `, ${formatCount(skippedRows, 'row is skipped', 'rows are skipped')}`;
export const unchangedRows = 'Unchanged rows';
export const rowsThatCanBeAdded = 'Rows that can be added';
export const rowCanBeAdded = (goodRows: number) => `${formatCount(goodRows, 'row')} can be added`;
export const rowWillUpdateAClient = (updateRows: number) =>
  `, ${formatCount(updateRows, 'row')} will update a client`;
export const rowIsUnchanged = (unchangedRows: number) =>
  `, ${formatCount(unchangedRows, 'row is unchanged', 'rows are unchanged')}`;
export const everyClientHasTheseValues =
  'Every client already has these values, so there is nothing to import.';
export const rowCant = (added: string, updates: string, refusedRows: number) =>
  `${added}${updates}, ${formatCount(refusedRows, 'row')} can’t`;
export const importAll = 'Import all';
export const importOnlyTheGoodRow = (possible: number) =>
  `Import only the ${formatCount(possible, 'good row')}`;
export const notAllRowsCanBeImported = (
  refusedRows: number,
  matchBy: null | string,
  hasUnmatchedValues: boolean,
) => (
  <>
    Not all rows can be imported: {formatCount(refusedRows, 'row')} would be refused, for the reasons below.
    {hasUnmatchedValues && ' Choose what each unmatched value means and check the rows again.'} Correct the
    file and upload it again, or import only the good rows.
    {matchBy === null && ' To update clients who are there already, change the columns and choose so.'}
  </>
);

export const unmatchedValues = 'Unmatched values';
export const chooseWhatEachValueMeans =
  'Choose what each value means, then check the rows again. Rows with a value that has no choice are refused.';
export const valueOf = (field: string, count: number) => `${field}, ${formatCount(count, 'row')}`;
export const valueMeans = (field: string, value: string) => `${field} for “${value}”`;
export const refuseTheseRows = 'Refuse these rows';
export const leaveEmpty = 'Leave empty';
export const readAsInvited = 'Leave empty (Invited)';
export const skipTheseRows = 'Skip these rows';
export const checkAgain = 'Check again';
export const checkAgainToApplyYourChoices = 'Check the rows again to apply your choices, then import them.';
export const chooseTheFileAgain = (encoding: string) => `Choose the file again to read it as ${encoding}.`;

export const column = (index: number) => `Column ${index}`;
export const empty = 'Empty';
export const whatIs = (name: string) => `What “${name}” is`;
export const leaveOut = 'Leave out';

export const encoding = 'Character encoding';
export const detectAutomatically = 'Detect automatically';
export const theEncodingIsAGuess = 'Check the names in the first rows';
export const chooseAnotherEncodingIf =
  'The character encoding is a guess. If letters look wrong, choose another encoding.';
export const readingTheFile = 'Reading the file…';
export const firstRows = 'First rows';
export const encodings = {
  'UTF-8': 'Unicode',
  'UTF-16LE': 'Unicode',
  'UTF-16BE': 'Unicode',
  'Windows-1250': 'Central European',
  'Windows-1251': 'Cyrillic',
  'Windows-1252': 'Western European',
  'Windows-1253': 'Greek',
  'Windows-1254': 'Turkish',
  'Windows-1255': 'Hebrew',
  'Windows-1256': 'Arabic',
  'Windows-1257': 'Baltic',
  'Windows-1258': 'Vietnamese',
  'ISO-8859-2': 'Central European',
  'ISO-8859-3': 'South European',
  'ISO-8859-4': 'Baltic',
  'ISO-8859-5': 'Cyrillic',
  'ISO-8859-6': 'Arabic',
  'ISO-8859-7': 'Greek',
  'ISO-8859-8': 'Hebrew',
  'ISO-8859-10': 'Nordic',
  'ISO-8859-13': 'Baltic',
  'ISO-8859-14': 'Celtic',
  'ISO-8859-15': 'Western European',
  'KOI8-R': 'Russian',
  'KOI8-U': 'Ukrainian',
  Shift_JIS: 'Japanese',
  'EUC-JP': 'Japanese',
  GB18030: 'Chinese, simplified',
  Big5: 'Chinese, traditional',
  'EUC-KR': 'Korean',
} as const;

export const savedMapping = 'Saved mapping';
export const none = 'None';
export const saveTheseColumns = 'Save these columns…';
export const mappingDeleted = (name: string) => `Mapping “${name}” deleted`;
export const deleteTheMapping = (name: string) => `Delete the mapping ${name}`;
export const mappingSaved = (name: string) => `Mapping “${name}” saved`;
export const nameOfTheMapping = 'Name of the mapping';
export const save = 'Save';
export const cancel = 'Cancel';

export const anEmptyCellChangesNothing =
  'An empty cell changes nothing, and neither do the columns Status, Plan and Client since of a client who is there.';
export const whichColumnIsWhat = 'Which column is what?';
export const rowReadAsColumnsYouLeave = (totalRows: number, encoding: string) =>
  `${formatCount(totalRows, 'row')}, read as ${encoding}. Columns you leave out are not imported.`;
export const whatTheRowsDo = 'What the rows do';
export const checkTheRows = 'Check the rows';

export const csvUpToAndRows = (bytes: string, importMaxRows: string) =>
  `CSV, up to ${bytes} and ${importMaxRows} rows`;
export const dropACsvFile = 'Drop a CSV file of your clients here';
export const theFirstRowNamesTheColumns =
  'The first row names the columns; a name and an email address are needed for each client. Nothing is added before you have seen what would be.';
export const downloadASampleFile = 'Download a sample file';
export const sampleRows = [
  ['Id', 'Name', 'Email', 'Phone', 'Address line 1', 'City', 'Country', 'Status', 'Tags', 'Note'],
  [
    'A-1',
    'Ada Lovelace',
    'ada@example.com',
    '+442079460958',
    '12 St James’s Square',
    'London',
    'United Kingdom',
    'Active',
    'founder, london',
    '',
  ],
  [
    'A-2',
    'Grace Hopper',
    'grace@example.com',
    '+12125550123',
    '',
    'New York',
    'US',
    'Invited',
    '',
    'Prefers email',
  ],
];
