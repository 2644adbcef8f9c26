import { Route, Routes } from 'react-router-dom';
import { Modals } from '../app/Modals';
import { ProfilePage } from '../pages/ProfilePage';
import { renderPart, type PartOptions } from './renderPart';

/**
 * Renders the profile page and the dialogs, without the rest of the app.
 * @param path relative to the base path
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
