import { Route, Routes } from 'react-router-dom';
import { Modals } from '../app/Modals';
import { ProfilePage } from '../pages/ProfilePage';
import { renderPart, type PartOptions } from './renderPart';

/**
 * Opens a profile with its dialogs, and nothing around them.
 * @param path an address below the base path
 */
export const openProfile = (path = '/profile', options: PartOptions = {}) =>
  renderPart(
    <>
      <main>
        <Routes>
          <Route element={<ProfilePage />} path="/profile" />
          <Route element={<ProfilePage />} path="/profile/:username" />
          <Route element={<ProfilePage />} path="/profile/:username/:tab" />
        </Routes>
      </main>
      <Modals />
    </>,
    { path, ...options },
  );
