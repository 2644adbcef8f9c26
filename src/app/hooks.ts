import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './store';

export type {
  AppDispatch,
  AppListenerApi,
  AppStartListening,
  CallAccess,
  RootState,
  StoreAccess,
} from './store';

/** The typed hooks of the store; the untyped ones are used only here. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
