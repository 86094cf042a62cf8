export { foldText, isSubstringSearch } from '@contract/foldText';
