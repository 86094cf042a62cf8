import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ClientState } from './reducers';

export const useAppSelector = useSelector.withTypes<ClientState>();
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<ClientState, unknown, UnknownAction>>();
