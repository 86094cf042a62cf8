export const typeATagFirst = 'Type a tag first.';
export const theClientHasTheTagAlready = (tag: string) => `The client has the tag “${tag}” already.`;
export const addATag = 'Add a tag';
export const add = 'Add';

export const theTagsWereNotSaved = 'The tags were not saved.';
export const theTagWasRemoved = (tag: string) => `The tag “${tag}” was removed`;
export const tags = 'Tags';
export const noTags = 'No tags';
export const removeTheTag = (tag: string) => `Remove the tag ${tag}`;
export const theTagWasAdded = (tag: string) => `The tag “${tag}” was added`;
