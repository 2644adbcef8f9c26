import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ArrivalProvider } from '../components/Arrival';
import { RegionBoundary } from '../components/RegionBoundary';
import { StorageBanner } from '../features/ui/StorageBanner';
import { paths } from '../lib/paths';
import { ErrorPage } from '../pages/ErrorPage';
import { GlobalStyles } from '../theme/GlobalStyles';
import {
  BookmarksPage,
  ExplorePage,
  HomePage,
  LandingPage,
  LoginPage,
  PostPage,
  ProfilePage,
  SignupPage,
} from './lazyPages';
import { Modals } from './Modals';
import { RequireSession } from './RequireSession';
import { useColourMode } from './useColourMode';
import { useScrollPlace } from './useScrollPlace';

const Frame = lazy(async () => ({ default: (await import('./Frame')).Frame }));
const Notices = lazy(async () => ({
  default: (await import('../features/ui/Notices')).Notices,
}));
/** Every address and its page. It stands inside a router and the store's provider. */
export function App() {
  useColourMode();
  useScrollPlace();
  const { pathname } = useLocation();
  return (
    <>
      <GlobalStyles />
      <StorageBanner />
      <ArrivalProvider>
        <RegionBoundary
          fallback={({ message, onRetry }) => <ErrorPage onRetry={onRetry}>{message}</ErrorPage>}
          resetKey={pathname}
        >
          <Suspense>
            <Routes>
              <Route element={<LandingPage />} path={paths.landing} />
              <Route element={<LoginPage />} path={paths.login} />
              <Route element={<SignupPage />} path={paths.signup} />
              <Route element={<RequireSession />}>
                <Route element={<Frame />}>
                  <Route element={<HomePage />} path={paths.home} />
                  <Route element={<ExplorePage />} path={paths.explore} />
                  <Route element={<BookmarksPage />} path={paths.bookmarks} />
                  <Route element={<PostPage />} path="/singlePost/:postId" />
                  <Route element={<ProfilePage />} path={paths.ownProfile} />
                  <Route element={<ProfilePage />} path="/profile/:username" />
                </Route>
              </Route>
              <Route element={<ErrorPage />} path="*" />
            </Routes>
          </Suspense>
        </RegionBoundary>
        <Modals />
        <RegionBoundary>
          <Suspense>
            <Notices />
          </Suspense>
        </RegionBoundary>
      </ArrivalProvider>
    </>
  );
}
