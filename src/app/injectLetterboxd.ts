import { letterboxdSlice } from '../features/transfer/letterboxd/letterboxdSlice';
import { rootReducer } from './store';

rootReducer.inject(letterboxdSlice);
