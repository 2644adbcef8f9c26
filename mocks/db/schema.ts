import type { IndexNames, StoreKey, StoreNames, StoreValue } from 'idb';
import type { AnyKey } from './compareKeys';
import { LAYOUT } from './layout';

type Layout = typeof LAYOUT;
type RecordOf<S extends keyof Layout> = NonNullable<Layout[S]['value']>;

/** The type of the key that a path of fields makes. An index contains only records that have all of its fields. */
type KeyOf<Value, Path> = Path extends keyof Value
  ? NonNullable<Value[Path]>
  : { -readonly [I in keyof Path]: NonNullable<Value[Path[I] & keyof Value]> };

/** The stores as `idb` describes a database. */
export type Schema = {
  [S in keyof Layout]: {
    key: KeyOf<RecordOf<S>, Layout[S]['key']>;
    value: RecordOf<S>;
    indexes: {
      [I in keyof Layout[S]['indexes']]: KeyOf<RecordOf<S>, Layout[S]['indexes'][I]>;
    };
  };
};

export type StoreName = StoreNames<Schema>;
export type Key<S extends StoreName> = Extract<StoreKey<Schema, S>, AnyKey>;
export type Value<S extends StoreName> = StoreValue<Schema, S>;
export type IndexName<S extends StoreName> = IndexNames<Schema, S>;

/** All stores, for code that handles every one of them. */
export const STORE_NAMES = Object.keys(LAYOUT).filter((name): name is StoreName => name in LAYOUT);
