export { foldText, isSubstringSearch as isPart } from '../../contract/foldText';
