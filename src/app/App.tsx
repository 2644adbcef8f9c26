import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { NavigationFocusProvider } from '../components/NavigationFocus';
import { RegionBoundary } from '../components/RegionBoundary';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { selectIsMember } from '../features/auth/roles';
import { selectUnread } from '../features/notifications/notificationsApi';
import { selectHasStorageWarning, selectSeeding } from '../features/ui/uiSlice';
import { useColourMode } from '../features/ui/useColourMode';
import { useViewerSubscription } from '../features/users/useViewer';
import { ErrorPage } from '../pages/ErrorPage';
import { useAppSelector } from './hooks';
import { AppTheme } from '../theme/AppTheme';
import { LazyToasts } from './LazyToasts';
import { Modals } from './Modals';
import { RequireSession } from './RequireSession';
import { Frame, GUEST_ROUTES, isForModerators, isUnknownPart, MEMBER_ROUTES } from './routes';
import { useScrollRestoration } from './useScrollRestoration';

/** The router's catch-all pattern does not match across a line break. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

const StorageBanner = lazyComponent(
  async () => (await import('../features/ui/StorageBanner')).StorageBanner,
);

const SeedingProgress = lazyComponent(
  async () => (await import('../features/ui/SeedingProgress')).SeedingProgress,
);

/** The routes, and what overlays every page. Must be rendered inside a router and the store's provider. */
export function App() {
  useScrollRestoration();
  const { pathname } = useLocation();
  // A stored session does not know who became a moderator since.
  useViewerSubscription();
  const isMember = useAppSelector(selectIsMember);
  const unread = useAppSelector(selectUnread);
  const hasStorageWarning = useAppSelector(selectHasStorageWarning);
  const isSeeding = useAppSelector((state) => selectSeeding(state) !== null);
  return (
    <AppTheme mode={useColourMode()}>
      {hasStorageWarning && (
        <LazyRegion>
          <StorageBanner />
        </LazyRegion>
      )}
      {isSeeding && (
        <LazyRegion>
          <SeedingProgress />
        </LazyRegion>
      )}
      <NavigationFocusProvider unreadCount={unread}>
        <RegionBoundary
          fallback={({ message, onRetry }) => <ErrorPage onRetry={onRetry}>{message}</ErrorPage>}
          resetKey={pathname}
        >
          <Suspense>
            {LINE_BREAK.test(pathname) ||
            isUnknownPart(pathname) ||
            (isMember && isForModerators(pathname)) ? (
              <ErrorPage />
            ) : (
              <Routes>
                {GUEST_ROUTES.map(({ path, Page }) => (
                  <Route element={<Page />} key={path} path={path} />
                ))}
                <Route element={<RequireSession />}>
                  <Route element={<Frame />}>
                    {MEMBER_ROUTES.map(({ path, Page }) => (
                      <Route element={<Page />} key={path} path={path} />
                    ))}
                  </Route>
                </Route>
                <Route element={<ErrorPage />} path="*" />
              </Routes>
            )}
          </Suspense>
        </RegionBoundary>
        <Modals />
        <RegionBoundary>
          <LazyToasts />
        </RegionBoundary>
      </NavigationFocusProvider>
    </AppTheme>
  );
}
