import { lazy } from 'react';

/** Every page in a chunk of its own, fetched when its address is first opened. */
export const LandingPage = lazy(async () => ({
  default: (await import('../pages/LandingPage')).LandingPage,
}));
export const LoginPage = lazy(async () => ({
  default: (await import('../pages/LoginPage')).LoginPage,
}));
export const SignupPage = lazy(async () => ({
  default: (await import('../pages/SignupPage')).SignupPage,
}));
export const HomePage = lazy(async () => ({
  default: (await import('../pages/HomePage')).HomePage,
}));
export const ExplorePage = lazy(async () => ({
  default: (await import('../pages/ExplorePage')).ExplorePage,
}));
export const BookmarksPage = lazy(async () => ({
  default: (await import('../pages/BookmarksPage')).BookmarksPage,
}));
export const PostPage = lazy(async () => ({
  default: (await import('../pages/PostPage')).PostPage,
}));
export const ProfilePage = lazy(async () => ({
  default: (await import('../pages/ProfilePage')).ProfilePage,
}));
