import { Component } from 'react';
import { CHUNK_LOAD_ERROR_TEXT, isChunkLoadError, isReloading } from '../lib/chunkLoadError';
import { reloadPage } from '../lib/reload';
import { ErrorState } from './ErrorState';

/** The failure of a region, as passed to `fallback`. */
export interface RegionFailure {
  message: string;
  onRetry: () => void;
}

interface RegionBoundaryProps {
  /** A change of this value, such as the address, resets the boundary. */
  resetKey?: string;
  /** Renders a failure instead of the default message with Retry. */
  fallback?: (failure: RegionFailure) => React.ReactNode;
  /** Handles a failure instead of showing it here. */
  onFailure?: (message: string) => void;
  children: React.ReactNode;
}

interface RegionBoundaryState {
  /**
   * `chunkFailed`: its code could not be fetched, which browsers cache until the page is reloaded. `reloading`: the same,
   * until it is known whether the page reloads by itself.
   */
  status: 'ok' | 'failed' | 'reloading' | 'chunkFailed';
  resetKey: string | undefined;
}

const MESSAGES = {
  failed: 'This part of the page could not be shown.',
  chunkFailed: CHUNK_LOAD_ERROR_TEXT,
};

/** A region recovers by itself at most once within this time. */
const RECOVERY_PAUSE_MS = 2_000;

/** Whether something else, such as a translation or an extension, changed the page under React. */
const isFromOutside = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** Stops a render error in one region from taking down the whole page. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { status: 'ok', resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<RegionBoundaryState> {
    return { status: isChunkLoadError(error) ? 'reloading' : 'failed' };
  }

  static getDerivedStateFromProps(
    { resetKey }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): Partial<RegionBoundaryState> | null {
    return resetKey === state.resetKey ? null : { status: 'ok', resetKey };
  }

  /** When it last recovered by itself. */
  private recoveredAt = -Infinity;

  override componentDidCatch(error: unknown): void {
    if (isFromOutside(error) && Date.now() - this.recoveredAt > RECOVERY_PAUSE_MS) {
      this.recoveredAt = Date.now();
      this.setState({ status: 'ok' });
    } else void this.report(error);
  }

  private async report(error: unknown): Promise<void> {
    if (await isReloading()) return;
    this.setState(({ status }) => (status === 'reloading' ? { status: 'chunkFailed' } : null));
    this.props.onFailure?.(MESSAGES[isChunkLoadError(error) ? 'chunkFailed' : 'failed']);
  }

  private readonly retry = () => {
    if (this.state.status === 'chunkFailed') void reloadPage();
    else this.setState({ status: 'ok' });
  };

  override render() {
    const { status } = this.state;
    const { children, fallback, onFailure } = this.props;
    if (status === 'ok') return children;
    if (onFailure || status === 'reloading') return null;
    const failure = { message: MESSAGES[status], onRetry: this.retry };
    return fallback ? fallback(failure) : <ErrorState {...failure} />;
  }
}
