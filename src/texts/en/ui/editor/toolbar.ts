export const link = 'Link';
export const changeTheLink = 'Change the link';
export const addALink = 'Add a link';
export const whereItLeads = 'Where it leads';
export const aWebsiteAnEmailAddress =
  'A website, an email address, or a page of your client dashboard such as /plans.';
export const removeLink = 'Remove link';
export const saveLink = 'Save link';

export const picture = 'Picture';
export const thePicture = 'The picture';
export const addAPicture = 'Add a picture';
export const replaceThePicture = 'Replace the picture';
export const dropAPictureHere = 'Drop a picture here';
export const pictureLimits = 'PNG, JPEG, WebP or SVG, 2 MB at most.';
export const whatThePictureShows = 'What the picture shows';
export const forThoseWhoCantSee =
  'For those who can’t see it. Leave it empty if the text around it says it all.';
export const savePicture = 'Save picture';
export const addPicture = 'Add picture';

export const undo = 'Undo';
export const ctrlZ = 'Ctrl+Z';
export const redo = 'Redo';
export const ctrlShiftZ = 'Ctrl+Shift+Z';
export const heading = 'Heading';
export const smallerHeading = 'Smaller heading';
export const smallestHeading = 'Smallest heading';
export const bold = 'Bold';
export const ctrlB = 'Ctrl+B';
export const italic = 'Italic';
export const ctrlI = 'Ctrl+I';
export const strikethrough = 'Strikethrough';
export const ctrlShiftS = 'Ctrl+Shift+S';
export const subscript = 'Subscript';
export const ctrlComma = 'Ctrl+,';
export const superscript = 'Superscript';
export const ctrlPeriod = 'Ctrl+.';
export const bulletedList = 'Bulleted list';
export const ctrlShift8 = 'Ctrl+Shift+8';
export const numberedList = 'Numbered list';
export const ctrlShift7 = 'Ctrl+Shift+7';
export const quote = 'Quote';
export const ctrlShiftB = 'Ctrl+Shift+B';
export const lineAcross = 'Line across';

export const addRowBelow = 'Add row below';
export const addColumnAfter = 'Add column after';
export const deleteRow = 'Delete row';
export const deleteColumn = 'Delete column';
export const deleteTable = 'Delete table';
export const addATable = 'Add a table';
export const threeColumnsWithARow = 'Three columns, with a row of headings';
export const nothingIsKnownToPut = 'Nothing is known to put in its place';
export const formatting = 'Formatting';
export const table = 'Table';
export const insertVariable = 'Insert variable';
export const thePictureCouldNotBeKept = 'The picture could not be kept.';
