import type { ProfileFields } from './profile';

/** Body of `POST /api/auth/signup`. */
export interface SignupRequest {
  firstName: string;
  lastName: string;
  username: string;
  password: string;
  avatar: string;
}

/** Body of `POST /api/auth/login`. */
export interface LoginRequest {
  username: string;
  password: string;
}

/** Body of `POST /api/users/edit`; a field left out stays as it is. */
export interface EditUserRequest {
  userData: Partial<ProfileFields>;
}

/** Body of `POST /api/posts`. */
export interface CreatePostRequest {
  /** `alt` describes the photo; without a photo it is dropped. */
  postData: { _id: string; content: string; photos: string | null; alt?: string };
}

/** Body of `POST /api/posts/edit/{postId}`. */
export interface EditPostRequest {
  /** An empty `alt` takes the description away; another photo, or none, does so by itself. */
  postData: { content?: string; photos?: string | null; alt?: string };
}
