import { letterboxdSlice } from '../features/films/letterboxd/letterboxdSlice';
import { rootReducer } from './store';

rootReducer.inject(letterboxdSlice);
